-- What operators have to put right about an outside service, one row for each service.
create table service_problems (
  service text primary key check (length(service) between 1 and 40),
  -- For Clever: the mode that its answers show.
  detail text not null check (length(detail) between 1 and 40),
  noticed_at timestamptz not null
);
