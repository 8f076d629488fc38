import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/accounts.ts';
import { ageCheckReceiptEmail } from './age-check.emails.ts';
import { selectOptionalAgeCheck } from './age-check.queries.ts';

/** Emails the cardholder what the card was used for, as a second contact with an adult. */
export const mailAgeCheckReceipt = async (deps: Deps, setupIntentId: string) => {
  const check = await selectOptionalAgeCheck(deps.db, setupIntentId);
  const person = check && (await findAccount(deps.db, check.user_id));
  if (!person) return;
  await deps.mailer.send(
    ageCheckReceiptEmail({
      to: check.cardholder_email,
      name: person.first_name,
      supportUrl: deps.config.SUPPORT_URL,
    }),
  );
};
