import { expect, it } from 'vitest';
import { contextFor } from '../../../../testing/context-for.ts';
import { openRecordingDatabase } from '../../../../testing/database/recording-database.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { unique } from '../../../../testing/factories/unique.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import type { Educator } from '../../../context/actor.ts';
import type { ExternalRosterState } from '../plan/load-sync-plan.ts';
import { undoSync } from './undo-sync.ts';
import { writeSync } from './write-sync.ts';

const portal = await openFastTestServer();

/**
 * Counts the statements of three syncs of a class of this size: first sync, all renamed, all
 * removed.
 */
const statementsFor = async (size: number) => {
  const { db, statements } = openRecordingDatabase(portal.databaseUrl);
  const deps = { ...portal.deps, db };
  const { id: educatorId } = await makeEducator(portal.db);
  const external: ExternalRosterState = {
    source: { service: 'google', classId: `class-${unique()}` },
    issuer: 'https://accounts.google.com',
    name: 'Choir',
    section: undefined,
    subject: undefined,
    grade: undefined,
    roster: Array.from({ length: size }, (_, row) => ({
      id: `student-${unique()}-${row}`,
      firstName: `Student${row}`,
      lastName: 'Vale',
      email: `student${row}@hazelgrove.school`,
    })),
  };
  const counts: number[] = [];
  const sync = async (roster: ExternalRosterState['roster']) => {
    const now = { ...external, roster };
    const chosenIds = new Set(roster.map(({ id }) => id));
    const order = { educatorId, external: now, chosenIds };
    const choices = { decisions: [], keptIds: [], confirmedLeaving: size };
    statements.length = 0;
    const written = await db
      .transaction()
      .execute((tx) => writeSync(deps, tx, { ...order, choices }));
    counts.push(statements.length);
    return written;
  };
  await sync(external.roster);
  await sync(external.roster.map((student) => ({ ...student, lastName: 'Moss' })));
  const last = await sync([]);
  statements.length = 0;
  await undoSync(contextFor({ deps }, { id: educatorId } as Educator), {
    classroomId: last.classroomId,
    syncId: last.syncId,
  });
  counts.push(statements.length);
  await db.destroy();
  return counts;
};

// @proves C-googleClassroomSync
it('syncs and undoes a class of 101 with as many statements as a class of 3', async () => {
  const few = await statementsFor(3);
  expect(await statementsFor(101)).toEqual(few);
});
