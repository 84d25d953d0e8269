-- Reviews of matches that are over. They follow from the log and can be worked out again at any time.
create table stadium_review (
    table_name text not null primary key,
    evaluator bigint not null,
    body text not null
);
