import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import {
  makeOpenClassOfOne,
  RIGHT_PICTURES,
  WRONG_PICTURES,
} from '../../../../testing/scenarios/open-class.ts';
import { openFastTestServer, openTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const tap = (email: string, pictures: readonly string[] = RIGHT_PICTURES) =>
  portal.call('signInWithPictures', { email, pictures: JSON.stringify(pictures) });

const tapWrong = async (email: string, times: number) => {
  for (let time = 0; time < times; time += 1) await tap(email, WRONG_PICTURES);
};

describe('signInWithPictures', () => {
  // @proves C-signInWithPictures
  it('signs a student in for the game only, with the username in any case', async () => {
    const { student } = await makeOpenClassOfOne(portal);
    const response = await tap(student.email.toUpperCase());
    expect(userIn(response)).toMatchObject({ userId: student.id, isGameOnly: true });
  });

  it('returns the same errors for an unknown name and for an adult [T73]', async () => {
    const { classroom } = await makeOpenClassOfOne(portal);
    for (const name of ['no-such-student', classroom.owner.email]) {
      expectError(await tap(name), 'LGN_009');
      expectError(await tap(name), 'LGN_009');
      expectError(await tap(name), 'LGN_010');
      expectError(await tap(name), 'LGN_010');
    }
  });

  it('allows three wrong attempts in ten minutes, six a day and twelve a week [T73]', async () => {
    const { student } = await makeOpenClassOfOne(portal);
    const { email } = student;
    await tapWrong(email, 3);
    expectError(await tap(email), 'LGN_010');
    portal.clock.advance(10 * MINUTE);
    expectSuccess(await tap(email));
    await tapWrong(email, 3);
    portal.clock.advance(10 * MINUTE);
    expectError(await tap(email), 'LGN_010');
    portal.clock.advance(DAY);
    expectSuccess(await tap(email));
    await tapWrong(email, 3);
    portal.clock.advance(10 * MINUTE);
    await tapWrong(email, 3);
    portal.clock.advance(DAY);
    expectError(await tap(email), 'LGN_010');
    portal.clock.advance(7 * DAY);
    expectSuccess(await tap(email));
  });

  it('remembers the limit of a week after the nightly clean-up', async () => {
    // A server at the start of a week, because the windows of limits are fixed.
    const fresh = await openFastTestServer();
    const { student } = await makeOpenClassOfOne(fresh);
    const tapAgain = (pictures: readonly string[]) =>
      fresh.call('signInWithPictures', {
        email: student.email,
        pictures: JSON.stringify(pictures),
      });
    for (let round = 0; round < 4; round += 1) {
      for (let time = 0; time < 3; time += 1) await tapAgain(WRONG_PICTURES);
      await fresh.runJob('clean-up');
      fresh.clock.advance(round % 2 === 0 ? 10 * MINUTE : DAY);
    }
    expectError(await tapAgain(RIGHT_PICTURES), 'LGN_010');
  });

  it.each([['["cat"]'], ['["cat","cat","dog"]'], ['["cat","cat","cat","cat"]']])(
    'rejects %s with a message of the field',
    async (pictures) => {
      const response = await portal.call('signInWithPictures', { email: 'maya', pictures });
      expectError(response, 'VAL_001', { pictures: 'Please tap three pictures' });
    },
  );

  it('limits wrong pictures from one IP address, except for students who are known there [T73]', async () => {
    const limited = await openTestServer();
    const { student } = await makeOpenClassOfOne(limited);
    const { student: stranger } = await makeOpenClassOfOne(limited);
    const tryPictures = (email: string) => {
      const pictures = JSON.stringify(RIGHT_PICTURES);
      return limited.call('signInWithPictures', { email, pictures }, { address: '192.0.2.9' });
    };
    for (let time = 0; time < 29; time += 1) {
      expectError(await tryPictures(`nobody${time}`), 'LGN_009');
    }
    expectSuccess(await tryPictures(student.email));
    expectError(await tryPictures('nobody29'), 'LGN_009');
    expectError(await tryPictures('nobody30'), 'RTE_001');
    expectError(await tryPictures(stranger.email), 'RTE_001');
    expectSuccess(await tryPictures(student.email));
  });
});
