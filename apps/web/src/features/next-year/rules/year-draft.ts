import { type NextYear, NextYearDraftSchema } from '@wonderfield/contract/classrooms/next-year';
import { nextGrade, proposeClassName } from '@wonderfield/contract/classrooms/next-year-rules';
import { CLASSROOM_MAX_STUDENTS, NEXT_YEAR_DRAFT_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';

const YearDraftSchema = z.object({
  step: z.int().min(0).max(2),
  /** Ids of the students who leave. New students of the class move until the teacher clears them. */
  leavingIds: z.array(z.string()),
  name: z.string(),
  grade: z.string(),
  capacity: z.string(),
  schoolYear: z.number(),
  passwords: z.enum(['keep', 'new']),
  /** Ids of the co-teachers who do not stay. */
  goneTeacherIds: z.array(z.string()),
  opensCards: z.boolean(),
  printsList: z.boolean(),
});
export type YearDraft = z.output<typeof YearDraftSchema>;

/** Returns the first proposal: all students move, one grade higher, with the same name and size. */
export const proposeDraft = ({ classroom, schoolYear }: NextYear): YearDraft => {
  const grade = nextGrade(classroom.grade);
  return {
    step: 0,
    leavingIds: [],
    name: grade
      ? proposeClassName(classroom.name, { from: classroom.grade, to: grade })
      : classroom.name,
    // Grade 8 has no next grade, so the teacher must choose.
    grade: grade ?? '',
    capacity: String(Math.min(classroom.capacity, CLASSROOM_MAX_STUDENTS)),
    schoolYear,
    passwords: 'keep',
    goneTeacherIds: [],
    opensCards: true,
    printsList: false,
  };
};

const StoredSchema = z.object({
  classroomId: z.string(),
  savedAt: z.number(),
  draft: YearDraftSchema,
});

/** Returns the text that a device stores. It contains ids and no names of students. */
export const writeDraft = (classroomId: string, draft: YearDraft, now: number) =>
  JSON.stringify({ classroomId, savedAt: now, draft } satisfies z.input<typeof StoredSchema>);

/** Returns the stored draft of this class, or undefined if there is none or it is too old. */
export const readDraft = (text: string | null, classroomId: string, now: number) => {
  try {
    const stored = StoredSchema.parse(JSON.parse(text ?? ''));
    const isFresh = now - stored.savedAt <= NEXT_YEAR_DRAFT_DAYS * 24 * 3_600_000;
    return stored.classroomId === classroomId && isFresh ? stored.draft : undefined;
  } catch {
    // No draft, or not in our format.
    return undefined;
  }
};

type Students = NextYear['students'];

export const movingStudents = (students: Students, { leavingIds }: YearDraft) =>
  students.filter(({ id }) => !leavingIds.includes(id));

export const leavingStudents = (students: Students, { leavingIds }: YearDraft) =>
  students.filter(({ id }) => leavingIds.includes(id));

/** Returns how many seats are missing in the school. */
export const missingSeats = ({ students, seatsLeft }: NextYear, draft: YearDraft) => {
  const needed = movingStudents(students, draft).filter((student) => student.needsSeat).length;
  return seatsLeft === undefined ? 0 : Math.max(0, needed - seatsLeft);
};

const ClassFormSchema = NextYearDraftSchema.pick({ name: true, grade: true, capacity: true });
export type ClassErrors = Partial<Record<'name' | 'grade' | 'capacity', string>>;

/** Returns the messages of the new class, and one if it is too small for its students. */
export const checkClass = (draft: YearDraft, moving: number, tooSmall: string): ClassErrors => {
  const { success, data, error } = ClassFormSchema.safeParse(draft);
  if (success) return data.capacity < moving ? { capacity: tooSmall } : {};
  const messages = z.flattenError(error).fieldErrors;
  return {
    ...(messages.name?.[0] && { name: messages.name[0] }),
    ...(messages.grade?.[0] && { grade: messages.grade[0] }),
    ...(messages.capacity?.[0] && { capacity: messages.capacity[0] }),
  };
};

/** Returns the days in which the year can still be undone. A started day counts. */
export const daysLeft = (undoUntil: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(undoUntil) - now) / (24 * 3_600_000)));
