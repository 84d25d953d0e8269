-- Whom a browser's push service shall be told that it is somebody's turn: bound to the key of a seat, gone with it.
-- `told` is the moment of the newest turn that was told; whoever moves it on tells it.
create table stadium_push (
    table_name text not null,
    endpoint text not null,
    seat_key text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    told bigint not null,
    primary key (table_name, endpoint)
);

create index stadium_push_endpoint on stadium_push (endpoint);
