import { accountsStrings } from '../features/accounts/accounts.strings.en.ts';
import { auditStrings } from '../features/audit/audit.strings.en.ts';
import { reportsStrings } from '../features/reports/reports.strings.en.ts';
import { reviewStrings } from '../features/review/review.strings.en.ts';
import { schoolsStrings } from '../features/schools/schools.strings.en.ts';
import { setupStrings } from '../features/setup/setup.strings.en.ts';
import { signInStrings } from '../features/sign-in/sign-in.strings.en.ts';
import { statusStrings } from '../features/status/status.strings.en.ts';
import { waitingStrings } from '../features/waiting/waiting.strings.en.ts';
import { sharedStrings } from '../shared/shared.strings.en.ts';
import { shellStrings } from './shell.strings.en.ts';

/** All strings of the console by feature. Another language is another set of these files. */
export const strings = {
  shared: sharedStrings,
  shell: shellStrings,
  signIn: signInStrings,
  setup: setupStrings,
  waiting: waitingStrings,
  reports: reportsStrings,
  review: reviewStrings,
  schools: schoolsStrings,
  accounts: accountsStrings,
  audit: auditStrings,
  status: statusStrings,
} as const;

type Strings = typeof strings;

declare module '../shared/use-strings.ts' {
  interface ConsoleStrings extends Strings {}
}
