import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';

type Wanted = { fromId: string; studentIds: readonly string[] };

/** Returns the other active classes with a free place for each student who is not there yet. */
export const roomsFor = (list: readonly TaughtClassroom[], { fromId, studentIds }: Wanted) =>
  list.flatMap(({ id, name, capacity, studentIds: there, isArchived }) => {
    const free = capacity - there.length;
    const needed = studentIds.filter((studentId) => !there.includes(studentId)).length;
    return id === fromId || isArchived || free < needed ? [] : [{ id, name, free }];
  });
