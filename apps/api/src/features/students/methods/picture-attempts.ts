import { WRONG_PICTURES } from '@wonderfield/contract/limits';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import {
  consumeRateLimit,
  type Limit,
  refundRateLimit,
  resetRateLimits,
  selectUsedUpKeys,
} from '../../../security/rate-limits.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Wrong pictures of one class in an hour. If 20 students tap three wrong sequences each, the class
 * reaches it. With 60 guesses among 1,728 sequences, 29 hours of guessing open one game.
 */
export const WRONG_PICTURES_OF_CLASS = { times: 60, seconds: 60 * MINUTE } as const;

/** Wrong pictures of one student, from all devices that share a key. */
const limitsOfStudent = (key: string): Limit[] => [
  { bucket: 'pictures/minutes', key, times: WRONG_PICTURES.tenMinutes, seconds: 10 * MINUTE },
  { bucket: 'pictures/day', key, times: WRONG_PICTURES.day, seconds: DAY },
  { bucket: 'pictures/week', key, times: WRONG_PICTURES.week, seconds: 7 * DAY },
];

/**
 * Returns the key by which attempts of a student are limited. Devices that an educator opened have
 * their own, so a person with the class code or the username cannot use up theirs.
 */
export const attemptsKeyOfStudent = (studentId: string, isOpenedByEducator: boolean) =>
  isOpenedByEducator ? `${studentId}:opened` : studentId;

const allLimitsOfStudents = (studentIds: readonly string[]) =>
  studentIds.flatMap((id) =>
    [false, true].flatMap((isOpened) => limitsOfStudent(attemptsKeyOfStudent(id, isOpened))),
  );

const limitOfClass = (classKey: string): Limit => ({
  bucket: 'pictures/class',
  key: classKey,
  ...WRONG_PICTURES_OF_CLASS,
});

type Attempt = {
  /** The key of the student, or the typed name if it is unknown, which is limited in the same way. */
  key: string;
  /** The key of the class, if the attempt is made on one of its devices. */
  classKey?: string | undefined;
};

export type CountedAttempt = {
  /** False if the attempt may not be checked. */
  isAllowed: boolean;
  /** True if the limit of the class rejected the attempt. */
  isClassUsedUp: boolean;
  /** True if no further attempt is allowed after this one. */
  isLast: boolean;
  refund: () => Promise<void>;
};

/**
 * Counts an attempt as wrong before it is checked, so parallel attempts cannot bypass the limit. A
 * rejected attempt is refunded, because nothing was checked.
 */
export const countPictureAttempt = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { key, classKey }: Attempt,
): Promise<CountedAttempt> => {
  const at = now();
  const counted: Limit[] = [];
  const refund = async () => {
    for (const limit of counted) await refundRateLimit(db, limit, at);
  };
  const ofClass = classKey === undefined ? [] : [limitOfClass(classKey)];
  let isLast = false;
  for (const limit of [...ofClass, ...limitsOfStudent(key)]) {
    counted.push(limit);
    const { isWithin, isUsedUp } = await consumeRateLimit(db, limit, at);
    const isOfClass = limit.bucket === 'pictures/class';
    if (!isWithin) {
      await refund();
      return { isAllowed: false, isClassUsedUp: isOfClass, isLast: true, refund: async () => {} };
    }
    isLast ||= isUsedUp && !isOfClass;
  }
  return { isAllowed: true, isClassUsedUp: false, isLast, refund };
};

/** Ends the wait of students after wrong pictures, because an adult helped them. */
export const forgetPictureAttempts = async (
  { now }: Pick<Deps, 'now'>,
  db: Db,
  studentIds: readonly string[],
) => {
  await resetRateLimits(db, allLimitsOfStudents(studentIds), now());
};

/** Ends the wait of a class after many wrong pictures, because an educator opened it again. */
export const forgetPictureAttemptsOfClass = async (
  { now }: Pick<Deps, 'now'>,
  db: Db,
  classKeys: readonly string[],
) => {
  await resetRateLimits(db, classKeys.map(limitOfClass), now());
};

/** Returns those of the students who have no attempts left on one kind of device. */
export const findStuckStudents = async (
  { now }: Pick<Deps, 'now'>,
  db: Db,
  studentIds: readonly string[],
) => {
  const keys = await selectUsedUpKeys(db, allLimitsOfStudents(studentIds), now());
  const isStuck = (id: string) =>
    [false, true].some((isOpened) => keys.has(attemptsKeyOfStudent(id, isOpened)));
  return new Set(studentIds.filter(isStuck));
};
