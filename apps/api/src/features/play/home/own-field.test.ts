import { PLACE_ORDER } from '@wonderfield/contract/play/field';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openGame } from '../../../../testing/scenarios/play-game.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const AVATAR = { name: 'Foxglove', look: 'bloom-3' };

const readField = async (student: Awaited<ReturnType<typeof makeStudent>>) => {
  const session = await signIn(portal, student);
  const { body } = expectSuccess(await portal.call('getOwnField', session));
  const { places, lastPlace, isTimeUp } = body;
  return { places, lastPlace, isTimeUp } as {
    places: { subject: string; rows: number; stage: string }[];
    lastPlace?: string;
    isTimeUp: boolean;
  };
};

describe('getOwnField', () => {
  // @proves C-getOwnField
  it('shows an empty field before the first visit, and counts no time', async () => {
    const student = await makeStudent(portal.db, { avatar: AVATAR });
    const field = await readField(student);
    expect(field.places.map(({ subject }) => subject)).toEqual(PLACE_ORDER);
    expect(field.places.every(({ rows, stage }) => rows === 0 && stage === 'seed')).toBe(true);
    expect(field.lastPlace).toBeUndefined();
    expect(field.isTimeUp).toBe(false);
    const days = portal.db.selectFrom('play_days').selectAll().where('user_id', '=', student.id);
    expect(await days.execute()).toEqual([]);
  });

  it('shows what has grown, and the place of the row that was finished last', async () => {
    const student = await makeStudent(portal.db, { avatar: AVATAR });
    const game = await openGame(portal, student);
    await game.playRow('math');
    const field = await readField(student);
    expect(field.places.find(({ subject }) => subject === 'math')?.rows).toBe(1);
    expect(field.lastPlace).toBe('math');
  });

  it('tells when the daily minutes of the parent are used up', async () => {
    const student = await makeStudent(portal.db, { avatar: AVATAR });
    await portal.db
      .updateTable('students')
      .set({ daily_minutes: 30 })
      .where('user_id', '=', student.id)
      .execute();
    await (await openGame(portal, student)).field();
    expect((await readField(student)).isTimeUp).toBe(false);
    await portal.db
      .updateTable('play_days')
      .set({ seconds: 30 * 60 })
      .where('user_id', '=', student.id)
      .execute();
    expect((await readField(student)).isTimeUp).toBe(true);
  });
});
