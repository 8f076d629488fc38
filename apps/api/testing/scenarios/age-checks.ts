import { createAgeCheckTicket } from '../../src/features/accounts/sign-in/age-check-ticket.ts';
import type { Fields, TestPortal } from '../build-test-app.ts';
import { expectSuccess } from '../expect-response.ts';
import { makeParent } from '../factories/make-parent.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { signIn } from '../factories/sign-in.ts';

export const CARD = { cardholderName: 'Dana Okafor', email: 'card@home.test', zip: '97214' };

/** Returns functions that start and confirm adult checks by card. */
export const ageCheckTools = (portal: TestPortal) => {
  const start = (fields: Fields, headers = {}) =>
    portal.call('createSetupIntent', { ...CARD, ...fields }, { headers });
  return {
    start,
    confirm: (fields: Fields) => portal.call('confirmAgeCheck', fields),
    /** Starts a check and returns its id at the provider. */
    started: async (fields: Fields): Promise<string> => {
      const response = expectSuccess(await start(fields));
      return (response.body.setupIntent as { id: string }).id;
    },
    /** Creates a signed-in parent without an adult check. */
    unchecked: async () => {
      const parent = await makeParent(portal.db, { ageVerified: false });
      return { parent, session: await signIn(portal, parent) };
    },
    /** Returns the fields of a ticket that replaces a session. */
    ticketOf: (user: Pick<MadeUser, 'id'>) => ({
      userId: user.id,
      ageCheckTicket: createAgeCheckTicket(portal.deps, user.id),
    }),
    isVerified: async (userId: string) => {
      const { age_verified_at: verifiedAt } = await portal.db
        .selectFrom('users')
        .select('age_verified_at')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return verifiedAt !== null;
    },
  };
};
