import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import type { ClassSource, TaughtClassroom } from './classroom.ts';

/** How many more students fit; a classroom that is fuller than it should be has none left. */
export const seatsLeft = ({
  capacity,
  studentIds,
}: Pick<TaughtClassroom, 'capacity' | 'studentIds'>) => Math.max(0, capacity - studentIds.length);

type Sourced = { source: ClassSource | undefined };

/** Comes from another service: name and teacher are its. */
export const isSynced = ({ source }: Sourced) => source !== undefined;

/** By hand a classroom holds 40; a synced one keeps the size of the class it follows (D 5). */
export const isCapacityAllowed = (
  capacity: number,
  existing: (Sourced & { capacity: number }) | undefined,
) =>
  capacity <= CLASSROOM_MAX_STUDENTS ||
  (!!existing && isSynced(existing) && capacity === existing.capacity);

/** Class codes have six characters, student codes seven, staff codes eight: a glance tells which was typed. */
export const CLASS_CODE_LENGTH = 6;
