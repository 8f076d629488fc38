-- Says who approved an educator. Only the approval of an operator can be undone.
alter table educators add column approved_by text check (approved_by in ('operator', 'rule'));
