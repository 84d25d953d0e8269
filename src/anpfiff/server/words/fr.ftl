# What the server says outside the page: in notices.

push-title = À toi de jouer
