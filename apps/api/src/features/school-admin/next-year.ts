import type { ClassResult, SchoolYearDraft } from '@wonderfield/contract/classrooms/next-year';
import type { Code } from '@wonderfield/contract/texts/message-codes';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import {
  listSchoolYears,
  startYearAtSchool,
  undoYearAtSchool,
} from '../classrooms/next-year/school-years.ts';
import { findOwnSchool } from './view-school.ts';

/**
 * Changes the classes one after the other, each in its own transaction. A class that another
 * request changed already counts as done, so a repeated request changes nothing twice.
 */
const changeEach = async <Item extends { classroomId: string }>(
  items: readonly Item[],
  alreadyDone: Code,
  change: (item: Item) => Promise<void>,
): Promise<ClassResult[]> => {
  const results: ClassResult[] = [];
  for (const item of items) {
    const { classroomId } = item;
    try {
      await change(item);
      results.push({ classroomId, isDone: true });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const isDone = error.code === alreadyDone;
      results.push({ classroomId, isDone, reason: isDone ? undefined : error.message });
    }
  }
  return results;
};

/** Lists the classes of the caller's school for the next school year. */
export const getSchoolNextYear = async (ctx: Context<Educator>) => {
  const { id } = await findOwnSchool(ctx);
  return { school: await listSchoolYears(ctx, id) };
};

/** Starts the next school year of classes of the caller's school. */
export const startSchoolNextYear = async (
  ctx: Context<Educator>,
  { classes, schoolYear }: SchoolYearDraft,
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  const results = await changeEach(classes, 'YER_001', (one) =>
    startYearAtSchool(ctx, { ...one, schoolId, schoolYear }),
  );
  return { results, school: await listSchoolYears(ctx, schoolId) };
};

/** Undoes the next school year of classes of the caller's school. */
export const undoSchoolNextYear = async (
  ctx: Context<Educator>,
  { classroomIds }: { classroomIds: string[] },
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  const places = classroomIds.map((classroomId) => ({ classroomId }));
  const results = await changeEach(places, 'YER_003', ({ classroomId }) =>
    undoYearAtSchool(ctx, { schoolId, classroomId }),
  );
  return { results, school: await listSchoolYears(ctx, schoolId) };
};
