import type {
  AccountRecord,
  AuditRecord,
  Operator,
  SchoolRecord,
  SystemStatus,
  WaitingEducator,
  WaitingSchool,
} from '@wonderfield/contract/operators/operator-views';

export const OPERATOR: Operator = {
  operatorId: 'operator-1',
  email: 'robin@wonderfield.test',
  name: 'Robin Castellanos',
};

/** All queues are empty. */
export const NO_PLANS = { waiting: 0, withAuthor: 0, accepted: 0, published: 0, declined: 0 };

const DAY_MS = 24 * 60 * 60_000;

/** Returns the time a number of days ago. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const anApplicant: WaitingSchool['administrator'] = {
  userId: 'maya',
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@lincoln.k12.or.us',
  emailDomain: 'lincoln.k12.or.us',
  isPublicMail: false,
  isEmailConfirmed: true,
  phoneNumber: '+15035550142',
  contactCheckedBy: 'sms',
  isAgeVerified: true,
  city: 'Portland',
  state: 'OR',
  accountCreatedAt: daysAgo(21),
};

/** A teacher with all checks passed. */
export const aWaitingEducator = (changes: Partial<WaitingEducator> = {}): WaitingEducator => ({
  ...anApplicant,
  waitingSince: daysAgo(3),
  schoolMatch: { schoolId: 'school-1', schoolName: 'Lincoln Elementary' },
  ...changes,
});

/** A school that requests a license. */
export const aWaitingSchool = (changes: Partial<WaitingSchool> = {}): WaitingSchool => ({
  schoolId: 'alder',
  licenseFor: 'school',
  schoolName: 'Alder Creek',
  schoolCity: 'Salem',
  schoolState: 'OR',
  schoolZip: '97301',
  classroomSeats: 18,
  studentSeats: 420,
  waitingSince: daysAgo(0.2),
  sameNameNearby: 0,
  administrator: { ...anApplicant, userId: 'priya', firstName: 'Priya', lastName: 'Raman' },
  ...changes,
});

/** An approved school with a code and two domains. */
export const aSchool = (changes: Partial<SchoolRecord> = {}): SchoolRecord => ({
  schoolId: 'school-1',
  state: 'approved',
  licenseFor: 'school',
  schoolName: 'Lincoln Elementary',
  schoolCity: 'Portland',
  schoolState: 'OR',
  schoolZip: '97214',
  administratorEmail: 'office@lincoln.k12.or.us',
  schoolCode: 'WF-7K3M-92QD',
  classroomSeats: 20,
  studentSeats: 480,
  teachers: 12,
  waitingTeachers: 0,
  domains: [
    { domain: 'lincoln.k12.or.us', autoApproves: true },
    { domain: 'staff.lincoln.k12.or.us', autoApproves: false },
  ],
  ...changes,
});

export const anAccount = (changes: Partial<AccountRecord> = {}): AccountRecord => ({
  userId: 'parent-1',
  userType: 'parent',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.org',
  city: 'Portland',
  state: 'OR',
  createdAt: daysAgo(200),
  isEmailConfirmed: true,
  isAgeVerified: true,
  children: 2,
  lastSignInAt: daysAgo(1),
  signsInWith: [],
  ...changes,
});

/** An operator approved an educator. */
export const anEvent = (changes: Partial<AuditRecord> = {}): AuditRecord => ({
  eventId: 'event-1',
  at: '2026-11-14T09:30:00.000Z',
  action: 'educator.approved',
  outcome: 'ok',
  operator: 'robin@wonderfield.test',
  subjectId: '0199f3aa-7c1e-7000-8000-00000000abcd',
  ...changes,
});

/** A service in sandbox mode with one failed job. */
export const aStatus = (changes: Partial<SystemStatus> = {}): SystemStatus => ({
  startedAt: daysAgo(2),
  database: { size: 48_000_000, connections: 12 },
  queues: [{ name: 'mail', waiting: 3, active: 1, failed: 2 }],
  parts: [
    { part: 'mail', mode: 'live' },
    { part: 'texts', mode: 'off' },
    { part: 'cards', mode: 'sandbox' },
    { part: 'zips', mode: 'builtIn' },
  ],
  waiting: { educators: 3, schools: 1 },
  waitingOperators: [],
  undelivered: [],
  problems: [],
  ...changes,
});
