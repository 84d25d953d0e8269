"""The page without a server: the whole server inside a page of the browser, and how its folder is written.

It takes the built page and the package and gives a folder of files that any web server can hand out.
"""
