import { expect, it } from 'vitest';
import { ofThePast, pastSeconds, timeOf } from './answer-times.rules.ts';

const at = (time: string) => new Date(`2026-11-16T${time}Z`);
const dealtAt = at('08:00:00');
const now = at('12:00:00');

it.each([
  ['was sent at once', undefined, undefined, '12:00:00'],
  ['waited for an hour', 3600, undefined, '11:00:00'],
  ['claims to be older than its row', 9 * 3600, undefined, '08:00:00'],
  ['comes after an answer with a later time', 3600, '11:30:00', '11:30:00'],
  ['comes after an answer with an earlier time', 3600, '10:00:00', '11:00:00'],
  ['has an absurdly large age', 1e308, '09:00:00', '09:00:00'],
])('dates an answer that %s (%s seconds ago, after %s) to %s', (_, secondsAgo, last, time) => {
  const answerTimes = timeOf({ secondsAgo }, { dealtAt, last: last ? at(last) : undefined, now });
  expect(answerTimes).toEqual(at(time));
});

it('dates an answer to a row dealt by a fast clock to the current time', () => {
  expect(timeOf({ secondsAgo: 5 }, { dealtAt: at('12:00:09'), last: undefined, now })).toEqual(now);
});

const answerTimes = (...times: string[]) =>
  times.map((time) => ({ at: at(time), day: '2026-11-16' }));

it('counts pauses between past answers with at most two minutes each', () => {
  expect(pastSeconds(answerTimes('09:00:00', '09:00:30', '09:10:00', '09:10:10.5'), [])).toEqual([
    { day: '2026-11-16', seconds: 30 + 120 + 10, seen_at: at('09:10:10.5') },
  ]);
});

it('counts each day separately', () => {
  const days = [
    { at: at('09:00:00'), day: '2026-11-15' },
    { at: at('09:01:00'), day: '2026-11-16' },
    { at: at('09:01:20'), day: '2026-11-16' },
  ];
  expect(pastSeconds(days, []).map(({ seconds }) => seconds)).toEqual([0, 20]);
});

it('leaves recent answers to the call', () => {
  expect(ofThePast(answerTimes('11:58:30', '11:59:00', '12:00:00'), now)).toEqual([]);
});

it('counts answers sent one by one like answers sent in one batch', () => {
  const all = answerTimes('09:00:00', '09:01:00', '09:02:00', '09:30:00');
  const oneByOne = all.flatMap((one, index) => pastSeconds([one], all.slice(0, index)));
  const sum = (days: readonly { seconds: number }[]) =>
    days.reduce((seconds, day) => seconds + day.seconds, 0);
  expect(sum(oneByOne)).toBe(sum(pastSeconds(all, [])));
});

it('counts the same period once when answers are sent twice', () => {
  const hour = answerTimes('09:00:00', '09:01:00', '09:02:00');
  expect(pastSeconds(hour, hour).map(({ seconds }) => seconds)).toEqual([0]);
});
