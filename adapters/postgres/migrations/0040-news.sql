-- News of the service, of no company: published from a moment on. release: of which version it is the notes; each version has one.
create table news (
  id bigint generated always as identity primary key,
  title text not null,
  body text not null,
  important boolean not null,
  published_at timestamptz not null,
  release text collate "C" unique
);
create index news_newest on news (published_at desc, id desc);
-- Who has read which, and when first: the person's own.
create table news_reads (
  user_id bigint not null references users (id),
  news_id bigint not null,
  read_at timestamptz not null,
  primary key (user_id, news_id)
);
