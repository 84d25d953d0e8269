-- Every table that was ever laid. Status, due, summary and replay are its head, the only thing here that ever changes.
create table stadium_table (
    name text not null primary key,
    game text not null,
    revision bigint not null,
    public boolean not null,
    opened bigint not null,
    secret text not null,
    status text not null,
    due bigint,
    summary text not null,
    replay text
);

-- The log: rows are added and never changed. Its key decides who was first.
create table stadium_entry (
    table_name text not null,
    seq bigint not null,
    body text not null,
    primary key (table_name, seq)
);

create index stadium_table_listed on stadium_table (status, opened, name) where public;

create index stadium_table_due on stadium_table (due, name) where due is not null;
