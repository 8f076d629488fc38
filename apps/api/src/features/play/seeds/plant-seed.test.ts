import type { Seed } from '@wonderfield/contract/play/seed-calls';
import { describe, expect, it } from 'vitest';
import { expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openGame } from '../../../../testing/scenarios/play-game.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });
const DAY_SECONDS = 24 * 60 * 60;
const nextDay = () => portal.clock.advance(DAY_SECONDS * 1000);

const openPlayer = async () => {
  const student = await makeStudent(portal.db, {
    avatar: { name: 'Foxglove', look: 'bloom-3' },
  });
  await portal.db
    .updateTable('students')
    .set({ subjects: ['math', 'science'] })
    .where('user_id', '=', student.id)
    .execute();
  const game = await openGame(portal, student);
  const plant = async (fields = {}) =>
    successOf<{ seeds: Seed[] }>(await game.call('plantSeed', fields)).seeds;
  return { student, game, plant };
};

describe('plantSeed', () => {
  // @proves D-9-seed
  it('plants a seed of the place that was practiced most, which opens on a later day', async () => {
    const { student, game, plant } = await openPlayer();
    await game.playRow('math');
    await game.playRow('science');
    await game.playRow('science');
    expect(await plant()).toEqual([{ subject: 'science', isOpen: false }]);
    for (let day = 0; day < 3; day += 1) nextDay();
    const later = await openGame(portal, student);
    expect((await later.field()).seeds).toEqual([{ subject: 'science', isOpen: true }]);
    const own = expectSuccess(await portal.call('getOwnField', await signIn(portal, student))).body;
    expect(own.seed).toEqual({ subject: 'science', isOpen: true });
  });

  it('plants one seed a day, also from two devices at once', async () => {
    const { student, game, plant } = await openPlayer();
    await game.playRow('math');
    const other = await openGame(portal, student);
    await Promise.all([plant(), other.call('plantSeed')]);
    await game.playRow('science');
    await game.playRow('science');
    expect(await plant()).toEqual([{ subject: 'math', isOpen: false }]);
  });

  it('shows the eight newest seeds, newest first', async () => {
    const { student } = await openPlayer();
    for (let day = 0; day < 9; day += 1) {
      const game = await openGame(portal, student);
      await game.playRow(day === 8 ? 'science' : 'math');
      await game.call('plantSeed');
      nextDay();
    }
    const { seeds } = await (await openGame(portal, student)).field();
    expect(seeds.map(({ subject }) => subject)).toEqual(['science', ...Array(7).fill('math')]);
  });

  it('plants the seed of the day on which a device without a network did', async () => {
    const { student, game } = await openPlayer();
    await game.playRow('science');
    nextDay();
    const later = await openGame(portal, student);
    await later.field();
    expectSuccess(await later.call('plantSeed', { secondsAgo: DAY_SECONDS }));
    expect((await later.field()).seeds).toEqual([{ subject: 'science', isOpen: true }]);
  });

  it('plants a seed of a day without play today, so that a forged time gains nothing', async () => {
    const { game, plant } = await openPlayer();
    await game.field();
    for (const days of [1, 2, 3]) await plant({ secondsAgo: days * DAY_SECONDS });
    expect((await game.field()).seeds).toEqual([{ subject: 'math', isOpen: false }]);
  });
});
