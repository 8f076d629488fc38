import { accountsWords } from '../features/accounts/accounts.strings.en.ts';
import { auditWords } from '../features/audit/audit.strings.en.ts';
import { reportsWords } from '../features/reports/reports.strings.en.ts';
import { reviewWords } from '../features/review/review.strings.en.ts';
import { schoolsWords } from '../features/schools/schools.strings.en.ts';
import { setupWords } from '../features/setup/setup.strings.en.ts';
import { signInWords } from '../features/sign-in/sign-in.strings.en.ts';
import { statusWords } from '../features/status/status.strings.en.ts';
import { waitingWords } from '../features/waiting/waiting.strings.en.ts';
import { sharedWords } from '../shared/shared.strings.en.ts';
import { shellWords } from './shell.strings.en.ts';

/** Every word of the console, by feature. Another language is another set of these files. */
export const words = {
  shared: sharedWords,
  shell: shellWords,
  signIn: signInWords,
  setup: setupWords,
  waiting: waitingWords,
  reports: reportsWords,
  review: reviewWords,
  schools: schoolsWords,
  accounts: accountsWords,
  audit: auditWords,
  status: statusWords,
} as const;

type Words = typeof words;

declare module '../shared/use-strings.ts' {
  interface ConsoleWords extends Words {}
}
