-- Educators whose account was created because Clever or a school's identity provider confirmed them. The realm is the
-- Clever district or the issuer. It stands for the adult check as well.
alter table educators
  add column confirmed_by text check (confirmed_by in ('clever', 'school')),
  add column confirmed_realm text check (length(confirmed_realm) between 1 and 300),
  add constraint educators_confirmed_whole check ((confirmed_by is null) = (confirmed_realm is null));

-- Districts and issuers that an operator has matched with a school of the portal: their educators are approved at once.
create table school_sign_ins (
  provider text not null check (provider in ('clever', 'school')),
  realm text not null check (length(realm) between 1 and 300),
  school_id uuid not null references schools (id) on delete cascade,
  added_at timestamptz not null,
  primary key (provider, realm)
);
create index school_sign_ins_school on school_sign_ins (school_id);

-- The Clever district of a connected educator: a student of the same district may be in one of the educator's sections.
alter table connections add column district text check (length(district) between 1 and 255);
alter table connections alter column district set statistics 0;
