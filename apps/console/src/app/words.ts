import { accountsWords } from '../features/accounts/accounts.words.en.ts';
import { auditWords } from '../features/audit/audit.words.en.ts';
import { reportsWords } from '../features/reports/reports.words.en.ts';
import { reviewWords } from '../features/review/review.words.en.ts';
import { schoolsWords } from '../features/schools/schools.words.en.ts';
import { setupWords } from '../features/setup/setup.words.en.ts';
import { signInWords } from '../features/sign-in/sign-in.words.en.ts';
import { statusWords } from '../features/status/status.words.en.ts';
import { waitingWords } from '../features/waiting/waiting.words.en.ts';
import { sharedWords } from '../shared/shared.words.en.ts';
import { shellWords } from './shell.words.en.ts';

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

declare module '../shared/use-words.ts' {
  interface ConsoleWords extends Words {}
}
