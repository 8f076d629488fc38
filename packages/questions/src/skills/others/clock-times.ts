import { chooseFromPairs } from '../../kit/choose-one.ts';
import type { Explanation } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** Minutes since twelve on a 12-hour clock. */
export type Time = number;

const HALF_DAY = 720;
export const onTheClock = (time: Time) => ((time % HALF_DAY) + HALF_DAY) % HALF_DAY;

export const hourOf = (time: Time) => Math.floor(onTheClock(time) / 60) || 12;
export const minuteOf = (time: Time) => onTheClock(time) % 60;

/** Example: 3:05 */
export const written = (time: Time) => `${hourOf(time)}:${String(minuteOf(time)).padStart(2, '0')}`;

/** Returns the time read by a child who confuses the two hands. */
export const withHandsSwapped = (time: Time) =>
  onTheClock(Math.round(minuteOf(time) / 5) * 60 + (hourOf(time) % 12) * 5);

export const clock = (time: Time) =>
  ({ kind: 'clock', hour: hourOf(time), minute: minuteOf(time) }) as const;

/** Example: "1 minute", "5 minutes". */
export const minutesText = (minutes: number) => `${minutes} minute${minutes === 1 ? '' : 's'}`;

export const hourIndex = (time: Time) => Math.floor(onTheClock(time) / 60);

/** Offers two hours and two minutes in all four combinations. */
export const chooseTime = (
  rng: SeededRandom,
  time: Time,
  others: readonly [hours: number, minutes: number],
  explain: (given: Time, isHourWrong: boolean) => Explanation,
) => {
  const at = (hours: number, minutes: number) => hours * 60 + minutes;
  const [hours, minutes] = [hourIndex(time), minuteOf(time)];
  return chooseFromPairs(rng, {
    right: [hours, minutes],
    others,
    write: (large, small) => written(at(large, small)),
    explain: ({ isLargeWrong, isSmallWrong }) =>
      explain(
        at(isLargeWrong ? others[0] : hours, isSmallWrong ? others[1] : minutes),
        isLargeWrong,
      ),
  });
};
