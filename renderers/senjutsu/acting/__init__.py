"""Steps that are acted: those who take part, large and in poses, with speed, light and new wounds.

``casting`` says who takes which part in a step, ``scene`` draws them on any sheet, ``slip`` sets the words.
"""
