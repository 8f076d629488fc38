-- Who unlinked a child, so that they can link it again with one press (decision 045).
create table unlinked_children (
  parent_id uuid not null references users (id) on delete cascade,
  child_id uuid not null references users (id) on delete cascade,
  unlinked_at timestamptz not null,
  primary key (parent_id, child_id)
);
create index unlinked_children_child on unlinked_children (child_id);
create index unlinked_children_at on unlinked_children (unlinked_at);
