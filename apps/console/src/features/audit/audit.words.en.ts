import type { AuditAction } from '@wonderfield/contract/operators/audit-actions';

type Group<Action> = Action extends `${infer Name}.${string}` ? Name : never;
type Within<Name extends string, Action> = Action extends `${Name}.${infer Rest}` ? Rest : never;
/** A word for every action the service records, and for no other. */
type ActionWords = {
  [Name in Group<AuditAction>]: { [Rest in Within<Name, AuditAction>]: string };
};

export const auditWords = {
  title: 'Audit log',
  lead: 'What was done, newest first. Nothing here can be changed or deleted.',
  filters: 'Filters',
  action: 'Action',
  anyAction: 'Every action',
  person: 'Id of a person or school',
  from: 'From',
  to: 'To',
  utc: 'Days begin at midnight UTC.',
  clear: 'Clear filters',
  time: 'Time',
  who: 'Who',
  subject: 'About',
  outcome: 'Outcome',
  reason: 'Reason',
  atCommandLine: 'Command line',
  nobody: '—',
  onlyThis: 'Show only {id}',
  theId: 'the id {id}',
  none: 'Nothing was recorded.',
  noneFiltered: 'Nothing matches these filters.',
  shown: '{count, plural, one {# event} other {# events}} shown',
  more: 'Show more',
  loadingMore: 'Loading...',
  end: 'That is everything.',
  // An action is a path into these: `account.created`.
  actions: {
    account: {
      created: 'Account made',
      'email-confirmed': 'Email confirmed',
      'looked-up': 'Account looked up',
      suspended: 'Account suspended',
      restored: 'Account restored',
    },
    session: {
      started: 'Signed in',
      refused: 'Sign-in refused',
      ended: 'Signed out',
    },
    password: {
      changed: 'Password changed',
      'change-refused': 'Password change refused',
      reset: 'Password reset',
    },
    'age-check': { passed: 'Adult check passed' },
    contact: { checked: 'Contact checked' },
    child: {
      created: 'Child added',
      updated: 'Child changed',
      unlinked: 'Child unlinked',
      exported: 'Child’s data downloaded',
      erased: 'Child erased',
      'joined-classroom': 'Child joined a classroom',
    },
    classroom: {
      created: 'Classroom made',
      updated: 'Classroom changed',
      deleted: 'Classroom deleted',
      archived: 'Classroom archived',
      restored: 'Classroom restored',
      given: 'Classroom given to a teacher',
      released: 'Classroom left the school',
    },
    roster: {
      added: 'Students added',
      removed: 'Students removed',
      'idle-removed': 'Idle students removed',
      'import-undone': 'Import of students undone',
      'passwords-shown': 'Student passwords shown',
      'passwords-renewed': 'Student passwords renewed',
    },
    'class-code': {
      changed: 'Class code changed',
      missed: 'Class code not found',
    },
    team: {
      invited: 'Co-teacher invited',
      joined: 'Co-teacher joined',
      declined: 'Co-teacher declined',
      left: 'Co-teacher left',
      removed: 'Co-teacher removed',
      'invitation-withdrawn': 'Co-teacher invitation withdrawn',
      'handed-over': 'Classroom handed over',
      'passed-to-school': 'Classroom passed to the school',
    },
    educator: {
      configured: 'Educator set up',
      'asked-again': 'Educator asked again',
      approved: 'Educator approved',
      refused: 'Educator refused',
    },
    school: {
      asked: 'School asked for a license',
      approved: 'School approved',
      refused: 'School refused',
      'code-made': 'School code made',
      'code-revoked': 'School code revoked',
      'code-redeemed': 'School code redeemed',
      'code-missed': 'School code not found',
      'join-asked': 'Asked to join a school',
      'join-refused': 'Not let into a school',
      'teacher-admitted': 'Teacher let into a school',
      'teacher-removed': 'Teacher removed from a school',
      'domain-changed': 'Email domain changed',
    },
    identity: {
      tied: 'Login of another service tied',
      untied: 'Login of another service untied',
    },
    connection: {
      made: 'Classes of another service connected',
      ended: 'Classes of another service disconnected',
    },
    mail: {
      'sent-again': 'Letters sent again',
      dropped: 'Letters dropped',
    },
    operator: {
      created: 'Operator made',
      'set-up': 'Operator set up',
      disabled: 'Operator disabled',
      renewed: 'Operator renewed',
      'signed-in': 'Operator signed in',
      refused: 'Operator sign-in refused',
      'signed-out': 'Operator signed out',
    },
  } satisfies ActionWords,
} as const;
