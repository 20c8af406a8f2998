// A picture that is being replaced keeps its place, and what it shows, until the new one is there.

const PICTURES = "img.gallery-image, img.attachment-image";
const REMEMBERED = 100; // messages
const list = document.getElementById("channel-message-list");
const shown = new Map(); // by message: its pictures, each as it was seen last

/** Lay the old picture over the new one until that has come. */
function cover(picture, before) {
  if (!picture.hasAttribute("width")) {
    picture.width = before.naturalWidth;
    picture.height = before.naturalHeight;
  }
  before.className = "before";
  before.alt = "";
  before.setAttribute("aria-hidden", "true");
  picture.after(before);
}

function look() {
  for (const message of list.querySelectorAll("article[data-message-id]")) {
    const id = message.dataset.messageId;
    const known = shown.get(id) ?? [];
    const now = [...message.querySelectorAll(PICTURES)].map((picture, place) => {
      const before = known[place];
      if (picture === before || picture.naturalWidth || !before?.naturalWidth) return picture;
      if (before.previousSibling !== picture) {
        cover(picture, before);
        picture.addEventListener("load", () => {
          before.remove();
          const pictures = shown.get(id);
          if (pictures?.[place] === before) pictures[place] = picture;
        }, { once: true });
      }
      return before;
    });
    if (now.length) shown.set(id, now);
  }
  if (shown.size > REMEMBERED) {
    for (const id of shown.keys()) if (!list.querySelector(`[data-message-id="${id}"]`)) shown.delete(id);
  }
}

new MutationObserver(look).observe(list, { childList: true, subtree: true });
