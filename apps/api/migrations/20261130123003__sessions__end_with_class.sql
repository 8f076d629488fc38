-- How a session was opened, which decides what it may do, and the class with which it ends. The default serves
-- processes of the release before during a rolling restart.
alter table sessions
  add column opened_with text not null default 'password' check (opened_with in
    ('password', 'card', 'pictures', 'help', 'parent', 'google', 'clever', 'school')),
  add column classroom_id uuid references classrooms (id) on delete cascade;
update sessions set opened_with = identities.provider
from identities where identities.id = sessions.identity_id;
create index sessions_classroom on sessions (classroom_id) where classroom_id is not null;

-- The game of such a session ends with the class, too.
alter table play_tokens add column classroom_id uuid references classrooms (id) on delete cascade;
alter table play_sessions add column classroom_id uuid references classrooms (id) on delete cascade;
create index play_tokens_classroom on play_tokens (classroom_id) where classroom_id is not null;
create index play_sessions_classroom on play_sessions (classroom_id) where classroom_id is not null;
