import type { Deps } from '../../dependencies.ts';
import { layOutEmail } from '../../gateways/email/email-layout.ts';
import { findAccount } from '../accounts/accounts.ts';
import { selectOptionalAgeCheck } from './age-check.queries.ts';

/** Emails the cardholder what the card was used for, as a second contact with an adult. */
export const mailAgeCheckReceipt = async (deps: Deps, setupIntentId: string) => {
  const check = await selectOptionalAgeCheck(deps.db, setupIntentId);
  const person = check && (await findAccount(deps.db, check.user_id));
  if (!person) return;
  await deps.mailer.send(
    layOutEmail({
      to: check.cardholder_email,
      name: person.first_name,
      subject: 'Your card was used for an adult check',
      paragraphs: [
        'Your card was used to confirm that a Wonderfield account belongs to an adult. This was an authorization of $0. Nothing was charged.',
        'The account can now create and manage accounts for children.',
      ],
      footnote: `If this was not you, please tell us at ${deps.config.SUPPORT_URL}, and we will close the account.`,
    }),
  );
};
