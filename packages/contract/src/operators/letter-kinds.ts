/** The letters the service mails, each a job of its own. The console has words for them all. */
export const LETTER_KINDS = [
  'mail-confirmation-link',
  'mail-reset-link',
  'mail-password-changed',
  'mail-login-linked',
  'mail-age-check-receipt',
  'mail-one-time-code',
  'mail-educator-decision',
  'mail-school-decision',
  'mail-school-code',
  'mail-code-redeemed',
  'mail-co-teacher-invitation',
  'mail-handover-offered',
  'mail-handover-done',
  'mail-handover-answered',
  'mail-teacher-removed',
  'mail-teacher-waiting',
  'mail-teacher-answered',
  'mail-classroom-given',
  'mail-class-code-crowded',
  'mail-student-code-crowded',
  'mail-plan-submitted',
  'mail-plan-receipt',
  'mail-plan-decision',
  'mail-weekly-report',
] as const;

export type LetterKind = (typeof LETTER_KINDS)[number];
