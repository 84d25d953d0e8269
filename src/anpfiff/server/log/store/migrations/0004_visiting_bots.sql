-- Visiting bots: bots of other people that stand at this stadium, known by the hash of their key.
-- They are here until a moment that they move on themselves; `room` is at how many more tables they would sit down.
create table stadium_bot (
    bot text not null primary key,
    id text not null,
    name text not null,
    games text not null,
    room bigint not null,
    until bigint not null
);

create index stadium_bot_id on stadium_bot (id);

create index stadium_bot_until on stadium_bot (until);

-- To which tables they are invited, with the token of the seat's link; a row goes when the bot is told, or soon after.
create table stadium_bot_invitation (
    bot text not null,
    table_name text not null,
    token text not null,
    until bigint not null,
    primary key (bot, table_name)
);

-- What they won here, counted by the stadium: a row for each match, and two points for a win.
create table stadium_bot_match (
    bot text not null,
    table_name text not null,
    game text not null,
    opponent text not null,
    points bigint not null,
    primary key (bot, table_name)
);
