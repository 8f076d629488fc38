import type { Provision } from '../identities/sign-in/redeem-sign-in.ts';
import { createConfirmedEducator } from './create-confirmed-educator.ts';
import { joinSyncedClasses } from './join-synced-classes.ts';

/**
 * Creates an account at the first sign-in if the service confirms the role. Educators get one
 * immediately, students if a synced class lists them.
 */
export const provisionAccount: Provision = async (ctx, outcome) => {
  const { role } = outcome.person;
  if (role === 'educator') await createConfirmedEducator(ctx, outcome);
  if (role === 'student') await joinSyncedClasses(ctx, outcome);
};
