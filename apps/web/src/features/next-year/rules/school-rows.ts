import type { ClassResult, SchoolYear } from '@wonderfield/contract/classrooms/next-year';
import { nextGrade, proposeClassName } from '@wonderfield/contract/classrooms/next-year-rules';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';

export type SchoolClass = SchoolYear['classes'][number];

/** What the administrator changed in the row of a class. */
export type RowChange = { isIncluded?: boolean; name?: string; grade?: string };

export type SchoolRow = {
  room: SchoolClass;
  isIncluded: boolean;
  name: string;
  grade: string;
  /** Why the last start did not change the class. */
  reason: string | undefined;
};

/** Returns the classes that can start this school year, with proposed names and grades. */
export const toRows = (
  classes: readonly SchoolClass[],
  schoolYear: number,
  changes: ReadonlyMap<string, RowChange>,
  failures: ReadonlyMap<string, string>,
): SchoolRow[] =>
  classes
    .filter((room) => !room.started && room.schoolYear < schoolYear)
    .map((room) => {
      const change = changes.get(room.id);
      const next = nextGrade(room.grade);
      const proposed = next
        ? proposeClassName(room.name, { from: room.grade, to: next })
        : room.name;
      return {
        room,
        // Grade 8 has no next grade, so such a class is left out at first.
        isIncluded: change?.isIncluded ?? next !== undefined,
        name: change?.name ?? proposed,
        grade: change?.grade ?? next ?? '',
        reason: failures.get(room.id),
      };
    });

export type RowErrors = { name?: string; grade?: string };

/** Returns the messages of an included row. */
export const checkRow = ({ isIncluded, name, grade }: SchoolRow): RowErrors =>
  isIncluded
    ? {
        ...(!name.trim() && { name: FIELD_MESSAGES.classroomNameMissing }),
        ...(!grade && { grade: FIELD_MESSAGES.gradeMissing }),
      }
    : {};

/** Returns the reasons of the classes that were not changed, by class. */
export const failuresOf = (results: readonly ClassResult[]) =>
  new Map(
    results
      .filter(({ isDone }) => !isDone)
      .map(({ classroomId, reason }) => [classroomId, reason ?? '']),
  );
