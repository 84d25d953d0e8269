# What the server says outside the page: in notices.

push-title = Your turn
