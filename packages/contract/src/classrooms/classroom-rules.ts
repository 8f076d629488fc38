import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import type { ClassSource, TaughtClassroom } from './classroom.ts';

/** Returns the number of free seats. An overfull classroom has zero. */
export const seatsLeft = ({
  capacity,
  studentIds,
}: Pick<TaughtClassroom, 'capacity' | 'studentIds'>) => Math.max(0, capacity - studentIds.length);

type Sourced = { source: ClassSource | undefined };

/**
 * Returns true if the classroom is synced. Its name and teacher then come from the other service.
 */
export const isSynced = ({ source }: Sourced) => source !== undefined;

/**
 * Limits manual classrooms to 40 students. A synced one can keep the size of its external class.
 */
export const isCapacityAllowed = (
  capacity: number,
  existing: (Sourced & { capacity: number }) | undefined,
) =>
  capacity <= CLASSROOM_MAX_STUDENTS ||
  (!!existing && isSynced(existing) && capacity === existing.capacity);

/**
 * Class codes have six characters, student codes seven and staff codes eight, so the length tells
 * the kind.
 */
export const CLASS_CODE_LENGTH = 6;
