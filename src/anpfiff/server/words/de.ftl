# What the server says outside the page: in notices.

push-title = Du bist dran
