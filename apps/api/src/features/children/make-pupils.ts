import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import {
  DEFAULT_LEVEL,
  DEFAULT_SUBSCRIPTION_PLAN,
  SUBJECTS,
  valuesOf,
} from '@wonderfield/contract/options';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { sealChildPassword } from './child-seal.ts';
import { makeChildPassword } from './make-child-password.ts';
import { insertPupil } from './pupils.queries.ts';

export type NewPupil = {
  firstName: string;
  lastName: string;
  username: string;
  password?: string | undefined;
  grade?: string | undefined;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
};
export type PreparedPupil = NewPupil & { password: string; passwordHash: string };

/** A password with its hash, for one of a list: slow work, done before any row is locked. */
export const preparePassword = async ({ passwords }: Deps, password = makeChildPassword()) => ({
  password,
  passwordHash: await passwords.hashPatiently(password),
});

/** Gives each pupil a password. */
export const preparePupils = async (deps: Deps, pupils: readonly NewPupil[]) => {
  const prepared: PreparedPupil[] = [];
  for (const pupil of pupils) {
    prepared.push({ ...pupil, ...(await preparePassword(deps, pupil.password)) });
  }
  return prepared;
};

type MadeFor = { educatorId: string | null; schoolId: string | null };

/**
 * Makes accounts a school answers for: strict about whom they meet, and with a password its
 * educators can show until the pupil chooses an own one (D 4).
 */
export const makePupils = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  pupils: readonly PreparedPupil[],
  madeFor: MadeFor,
) => {
  const made: { userId: string; studentPassword: string }[] = [];
  for (const pupil of pupils) {
    const userId = crypto.randomUUID();
    await insertPupil(tx, {
      ...pupil,
      ...madeFor,
      userId,
      sealedPassword: sealChildPassword(sealer, userId, pupil.password),
      settings: {
        play_option: 'sameSchool',
        typing_mode: 'preType',
        level: DEFAULT_LEVEL,
        subjects: valuesOf(SUBJECTS),
        subscription_plan: DEFAULT_SUBSCRIPTION_PLAN,
      },
      now: now(),
    });
    made.push({ userId, studentPassword: encodeChildPassword(pupil.password) });
  }
  return made;
};
