-- What another service said about somebody, until the page that asked for it comes to get it.
create table sign_in_codes (
  code_sha256 bytea primary key,
  -- To sign in, to connect an educator's account, or to tie a newcomer with a password.
  purpose text not null check (purpose in ('sign-in', 'connect', 'tie')),
  -- The browser that started it: no other can use the code.
  browser_sha256 bytea not null,
  -- Who it is, and the tokens that came along (sealing.ts).
  sealed_outcome bytea not null,
  expires_at timestamptz not null
);
create index sign_in_codes_expires on sign_in_codes (expires_at);
