-- How many typed sentences of each of the two were rejected in a visit. Two end typing for that visit.
alter table visits
  add column visitor_rejections smallint not null default 0,
  add column host_rejections smallint not null default 0;

-- The filter of typed sentences reports the gravest ones to the same queue.
alter table play_reports
  add column source text not null default 'player' check (source in ('player', 'filter')),
  drop constraint play_reports_reason_check,
  add constraint play_reports_reason_check check (
    (source = 'player' and reason in ('unkind', 'private', 'other'))
    or (source = 'filter' and reason in ('threat', 'selfHarm', 'meeting', 'sexual')));
