import type { TaughtClassroom } from './classroom.ts';

/** How many more students fit; a classroom that is fuller than it should be has none left. */
export const seatsLeft = ({
  capacity,
  studentIds,
}: Pick<TaughtClassroom, 'capacity' | 'studentIds'>) => Math.max(0, capacity - studentIds.length);

/** Comes from another service: name and teacher are its (empty, 'false' and absent mean no). */
export const isSynced = ({ googleClassroomId }: { googleClassroomId?: string | undefined }) =>
  !!googleClassroomId && googleClassroomId !== 'false';

/** Class codes have six characters, student codes seven, staff codes eight: a glance tells which was typed. */
export const CLASS_CODE_LENGTH = 6;
