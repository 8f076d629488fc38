import { expect, it } from 'vitest';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { openQuickPortal } from '../../../testing/open-portal.ts';
import { watchDatabase } from '../../../testing/watched-database.ts';
import type { OutsideNow } from './read-plan.ts';
import { prepareLogins } from './run-sync.ts';
import { writeSync } from './write-sync.ts';

const portal = await openQuickPortal();

/** Statements a first sync of a class of this size takes. */
const statementsFor = async (size: number) => {
  const { db, statements } = watchDatabase(portal.databaseUrl);
  const deps = { ...portal.deps, db };
  const { id: educatorId } = await makeEducator(portal.db);
  const outside: OutsideNow = {
    source: { service: 'google', classId: `class-${unique()}` },
    ...{ issuer: 'https://accounts.google.com', name: 'Choir', section: undefined },
    ...{ subject: undefined, grade: undefined },
    roster: Array.from({ length: size }, (_, row) => ({
      ...{ id: `student-${unique()}-${row}`, firstName: `Student${row}`, lastName: 'Vale' },
      email: `student${row}@hazelgrove.school`,
    })),
  };
  const chosenIds = new Set(outside.roster.map(({ id }) => id));
  const order = { educatorId, outside, chosenIds };
  const logins = await prepareLogins(deps, order);
  const choices = { decisions: [], keptIds: [] };
  await db.transaction().execute((tx) => writeSync(deps, tx, { ...order, logins, choices }));
  await db.destroy();
  return statements.length;
};

it('syncs a class of 101 in as many statements as a class of 3', async () => {
  const few = await statementsFor(3);
  expect(await statementsFor(101)).toBe(few);
});
