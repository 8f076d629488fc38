-- Counts per route pattern, kind of viewer and day: nothing about a person.
create table page_views (
  route text not null,
  viewer text not null check (viewer in ('anonymous', 'student', 'parent', 'educator')),
  day date not null,
  views bigint not null,
  primary key (route, viewer, day)
);
