-- A domain counts only after an operator has confirmed it for the school. Until now, approving a school added the
-- administrator's domain without asking. Delete the domains of schools where no operator ever set one.
delete from school_domains
where not auto_approves
  and not exists (
    select from audit_events
    where audit_events.subject_id = school_domains.school_id
      and audit_events.action = 'school.domain-changed'
  );
