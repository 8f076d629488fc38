-- A link that was made with a password ends when that password is replaced. A link that a roster made can be opened
-- with a password as well; that opening ends with the password, and the link itself stays.
alter table identities
  add column opened_with_password boolean not null default false,
  drop constraint identities_tied_by_check,
  -- 'provider': the account was created for this login, because the provider confirmed the person.
  add constraint identities_tied_by_check
    check (tied_by in ('sync', 'educator', 'password', 'provider'));

-- Only a person with the password has ever caused this event.
update identities set opened_with_password = true
where tied_by <> 'password' and opens_account and exists (
  select from audit_events
  where audit_events.subject_id = identities.user_id and audit_events.action = 'identity.tied'
    and audit_events.outcome = identities.provider);

-- The link that started a session. The session ends with the link.
alter table sessions
  add column identity_id uuid references identities (id) on delete cascade,
  -- False for a session that a link started without the password: it never stands for the password.
  add column password_typed boolean not null default true;
create index sessions_identity on sessions (identity_id) where identity_id is not null;
