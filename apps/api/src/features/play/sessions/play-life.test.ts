import { randomUUID } from 'node:crypto';
import { ANSWERS_AT_ONCE } from '@wonderfield/contract/limits';
import type { Subject } from '@wonderfield/contract/options';
import type { GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import { scaled } from '@wonderfield/contract/testing/scale';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { successOf } from '../../../../testing/expect-response.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { missedAnswer, openGame, rightAnswer } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { createAnswerPartitions } from '../../../jobs/answer-partitions.queries.ts';

/*
 * Simulates a child, two tabs, a bad connection and a script in random order. The field counts
 * everything exactly once.
 */

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const RUNS = scaled(3, 60);
const TIMEOUT_MS = 60_000 + RUNS * 20_000;
const SUBJECTS: readonly Subject[] = ['math', 'music', 'others'];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      position: fc.nat(5),
      isRight: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('finish' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('twoTabs' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('go' as const), place: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('later' as const),
      hours: fc.integer({ min: 1, max: 60 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forge' as const), seed: fc.integer() }) },
  {
    // Offline: rows of one of four devices, answered at times of a wrong clock, sent twice.
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('away' as const),
      device: fc.nat(3),
      rows: fc.integer({ min: 1, max: 4 }),
      hours: fc.integer({ min: 0, max: 60 }),
      ago: fc.array(fc.double({ min: 0, max: 500_000, noNaN: true }), {
        minLength: 6,
        maxLength: 24,
      }),
      misses: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('parent' as const), left: fc.nat(2) }) },
);

// @proves D-6-game-offline
it('counts each finished row exactly once in random sequences of actions', {
  timeout: TIMEOUT_MS,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      // The clock runs on from life to life, past the partitions of the first months.
      await createAnswerPartitions(portal.db, portal.deps.now());
      const student = await makeStudent(portal.db, {
        avatar: { name: 'Foxglove', look: 'bloom-1' },
      });
      let game = await openGame(portal, student);
      let subject: Subject = 'math';
      const devices = Array.from({ length: 4 }, () => randomUUID());
      const allow = (subjects: readonly Subject[]) =>
        portal.db
          .updateTable('students')
          .set({ subjects: [...subjects] })
          .where('user_id', '=', student.id)
          .execute();
      await allow(SUBJECTS);
      let last: GivenAnswer[] = [];
      const finished = new Map<string, number>();
      const save = async (answers: GivenAnswer[]) => {
        last = answers;
        const { harvests } = await game.save(answers);
        for (const { rowId, rows } of harvests) finished.set(rowId, rows);
      };
      const openTasks = (row: Row) => row.tasks.filter(({ isGrown }) => !isGrown);

      for (const now of steps) {
        if (now.kind === 'parent') {
          // Excludes a subject while one device requests rows.
          await allow(SUBJECTS.filter((_, index) => index !== now.left));
          await game.call('takeRowsAlong', { deviceKey: devices[now.left] });
          await allow(SUBJECTS);
        } else if (now.kind === 'away') {
          const deviceKey = devices[now.device];
          const { rows: along } = successOf<{ rows: Row[] }>(
            await game.call('takeRowsAlong', { deviceKey }),
          );
          portal.clock.advance(now.hours * 3_600_000);
          game = await openGame(portal, student);
          const answers = along.slice(0, now.rows).flatMap((row) =>
            openTasks(row).flatMap((task, index) => {
              const attempts = task.tries;
              return index < now.misses
                ? [missedAnswer(row, task, attempts + 1), rightAnswer(row, task, attempts + 2)]
                : [rightAnswer(row, task, attempts + 1)];
            }),
          );
          const timed = answers.map((answer, index) => ({
            ...answer,
            secondsAgo: now.ago[index % now.ago.length] ?? 0,
          }));
          for (let from = 0; from < timed.length; from += ANSWERS_AT_ONCE) {
            const batch = timed.slice(from, from + ANSWERS_AT_ONCE);
            await Promise.all([save(batch), save(batch)]);
          }
        } else if (now.kind === 'go') subject = SUBJECTS[now.place] ?? 'math';
        else if (now.kind === 'later') {
          portal.clock.advance(now.hours * 3_600_000);
          game = await openGame(portal, student);
        } else if (now.kind === 'again') {
          if (last.length > 0) await game.save(last);
        } else {
          const row = await game.deal(subject);
          const [first] = openTasks(row);
          if (!first) throw new Error('a row that waits has something to ask');
          if (now.kind === 'answer') {
            const task = row.tasks[now.position] ?? first;
            await save([now.isRight ? rightAnswer(row, task) : missedAnswer(row, task)]);
          } else if (now.kind === 'finish') {
            await save(openTasks(row).map((task) => rightAnswer(row, task)));
          } else if (now.kind === 'twoTabs') {
            const answers = openTasks(row).map((task) => rightAnswer(row, task));
            await Promise.all([save(answers), save([missedAnswer(row, first)]), save(answers)]);
          } else {
            const answers = [{ ...rightAnswer(row, first), seed: now.seed }];
            const isDealt = row.tasks.some(({ seed }) => seed === now.seed);
            if (!isDealt) {
              const { body } = await game.call('saveAnswers', { answers });
              expect(body.msgCode).toBe('PLY_004');
            }
          }
        }
      }
      const { places } = await game.field();
      const rows = places.reduce((sum, place) => sum + place.rows, 0);
      expect(rows).toBe(finished.size);
      await expectInvariants(portal.db);
    }),
    { numRuns: RUNS },
  );
});
