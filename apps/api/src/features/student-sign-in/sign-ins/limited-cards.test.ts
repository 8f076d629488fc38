import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { startYear } from '../../../../testing/scenarios/next-year.ts';
import {
  issueCards,
  makeOpenClassOfOne,
  sessionIn,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const scan = (cardCode: string) => portal.call('signInWithCard', { cardCode });

/** Creates an open class that limits cards, and a student with a card. */
const makeLimited = async () => {
  const room = await makeOpenClassOfOne(portal, 'scan');
  expectSuccess(await portal.call('setClassSignIn', { ...room.fields, cardsOnlyWhileOpen: '1' }));
  const [cardCode = ''] = await issueCards(portal, room.fields, [room.student.id]);
  return { ...room, cardCode };
};

type Limited = Awaited<ReturnType<typeof makeLimited>>;

/** Keeps the login of the student in a second class of the same educator. */
const keepElsewhere = async ({ classroom, student }: Limited) => {
  const other = await makeClassroom(portal, { owner: classroom.owner });
  await enroll(portal, other.id, student.id);
};

describe('cards of a class that limits them', () => {
  it.each([
    [
      'archived',
      ({ fields }: Limited) => portal.call('archiveClassroom', { ...fields, archived: '1' }),
    ],
    ['deleted', ({ fields }: Limited) => portal.call('deleteClassroom', fields)],
    [
      'left by the student',
      ({ fields, student }: Limited) =>
        portal.call('removeStudents', { ...fields, studentIds: JSON.stringify([student.id]) }),
    ],
  ])('end when the class is %s [T74]', async (_, act) => {
    const room = await makeLimited();
    await keepElsewhere(room);
    const session = sessionIn(await scan(room.cardCode));
    expectSuccess(await act(room));
    expectError(await scan(room.cardCode), 'LGN_007');
    expectError(await portal.call('getUser', session), 'SSN_002');
    await expectInvariants(portal.db);
  });

  it('stay limited in the next school year [T74]', async () => {
    const room = await makeLimited();
    await startYear(portal, { ...room.classroom, students: [room.student] });
    expectError(await scan(room.cardCode), 'LGN_008');
  });

  it('end their sessions when the class begins to limit them [T74]', async () => {
    const room = await makeOpenClassOfOne(portal, 'scan');
    const [cardCode = ''] = await issueCards(portal, room.fields, [room.student.id]);
    const session = sessionIn(await scan(cardCode));
    expectSuccess(await portal.call('setClassSignIn', { ...room.fields, cardsOnlyWhileOpen: '1' }));
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it('write at most 20 audit events an hour while the class is closed', async () => {
    const { cardCode, fields, student } = await makeLimited();
    expectSuccess(await portal.call('closeClass', fields));
    for (let time = 0; time < 25; time += 1) await scan(cardCode);
    const events = await portal.db
      .selectFrom('audit_events')
      .select('id')
      .where('subject_id', '=', student.id)
      .where('action', '=', 'session.refused')
      .execute();
    expect(events.length).toBeLessThanOrEqual(20);
  });
});
