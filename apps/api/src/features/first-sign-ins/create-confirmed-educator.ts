import { domainOf } from '@wonderfield/contract/educators/email-domains';
import * as fields from '@wonderfield/contract/fields';
import { z } from 'zod';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { createConfirmedAccount } from '../accounts/accounts.ts';
import { addConfirmedEducator, isTrustedDomain } from '../educators/educators.ts';
import { linkConfirmedLogin } from '../identities/links/link-identity.ts';
import type { Outcome } from '../identities/sso/sso-results.ts';
import { isKnownSignIn } from '../schools/schools.ts';

/**
 * Required fields of an account. If the provider sends less, the educator fills in the sign-up
 * form.
 */
const EducatorSchema = z.object({
  email: fields.email,
  firstName: fields.firstName,
  lastName: fields.lastName,
});

type Confirmed = { by: 'clever' | 'school'; realm: string };

/**
 * Returns the provider that confirms the role, which Google never does, or undefined. A school's
 * provider must confirm the email, too, whereas Clever never confirms emails.
 */
const confirmationIn = ({ provider, person }: Outcome): Confirmed | undefined => {
  if (provider === 'google' || person.role !== 'educator') return undefined;
  if (provider === 'school' && !person.isEmailConfirmed) return undefined;
  return { by: provider, realm: person.district ?? person.issuer };
};

/**
 * Returns true for a known district or issuer. A trusted domain counts only if the school's
 * provider confirms the email.
 */
const isKnownHere = async (tx: Db, { by, realm }: Confirmed, email: string) =>
  (await isKnownSignIn(tx, { provider: by, realm })) ||
  (by === 'school' && (await isTrustedDomain(tx, domainOf(email))));

/** Thrown to roll the account back if a concurrent sign-in of the same person created one first. */
class AlreadyLinked extends Error {}

/**
 * Creates the account of an educator confirmed by Clever or the school's provider, without
 * confirmation link or adult check. Never changes an existing account with this email.
 */
export const createConfirmedEducator = async (ctx: Context<Actor | null>, outcome: Outcome) => {
  const confirmed = confirmationIn(outcome);
  const { data: educator } = EducatorSchema.safeParse(outcome.person);
  if (!confirmed || !educator) return;
  await ctx
    .transaction(async (tx) => {
      const userId = await createConfirmedAccount(ctx, tx, {
        ...educator,
        provider: outcome.provider,
      });
      if (!userId) return;
      const isApproved = await isKnownHere(tx, confirmed, educator.email);
      await addConfirmedEducator(ctx.deps, tx, { userId, confirmed, isApproved });
      const user = { id: userId, userType: 'educator' } as const;
      if (!(await linkConfirmedLogin(ctx, tx, { user, outcome }))) throw new AlreadyLinked();
    })
    .catch((error: unknown) => {
      if (!(error instanceof AlreadyLinked)) throw error;
    });
};
