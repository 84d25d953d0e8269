"""The stadium: tables that people sit at from anywhere. It knows rooms, sockets and storage, and no concrete game."""
