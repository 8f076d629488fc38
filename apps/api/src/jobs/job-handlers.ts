import type { Deps } from '../dependencies.ts';
import {
  mailConfirmationLink,
  mailPasswordChanged,
  mailResetLink,
} from '../features/accounts/mail-links.ts';
import { mailAgeCheckReceipt } from '../features/age-check/mail-receipt.ts';
import { eraseOrphans } from '../features/children/erase-child.ts';
import { cleanUp } from './clean-up.ts';
import type { JobHandlers } from './jobs.ts';

/** Which use case does which job. */
export const jobHandlers = (deps: Deps): JobHandlers => ({
  'mail-confirmation-link': ({ userId }) => mailConfirmationLink(deps, userId),
  'mail-reset-link': ({ userId }) => mailResetLink(deps, userId),
  'mail-password-changed': ({ userId }) => mailPasswordChanged(deps, userId),
  'mail-age-check-receipt': ({ setupIntentId }) => mailAgeCheckReceipt(deps, setupIntentId),
  'clean-up': async () => {
    await cleanUp(deps);
    await eraseOrphans(deps);
  },
});
