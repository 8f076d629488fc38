import type { Provision } from '../identities/redeem-sign-in.ts';
import { createConfirmedEducator } from './create-confirmed-educator.ts';
import { joinSyncedClasses } from './join-synced-classes.ts';

/**
 * Creates an account at the first sign-in, where the service confirms the role: for an educator at once, for a student
 * whose teacher has synced the section and lets it add students.
 */
export const provisionAccount: Provision = async (ctx, outcome) => {
  const { role } = outcome.person;
  if (role === 'educator') await createConfirmedEducator(ctx, outcome);
  if (role === 'student') await joinSyncedClasses(ctx, outcome);
};
