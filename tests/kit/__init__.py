"""What tests share: a strict reader of everything the bot sends, and a Discord made of sockets."""
