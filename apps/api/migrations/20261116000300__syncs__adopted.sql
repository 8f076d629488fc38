-- The sync made a classroom of one's own follow a class; undone, it is one's own again.
alter table syncs add column has_adopted boolean not null default false;
