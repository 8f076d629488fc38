import type { Draft } from '@wonderfield/client/draft';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import {
  ClassroomDraftSchema,
  type TaughtClassroom,
} from '@wonderfield/contract/classrooms/classroom';
import { isCapacityAllowed } from '@wonderfield/contract/classrooms/classroom-rules';
import { toWireNames } from '@wonderfield/contract/codec';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { capacityBelowRoster, FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { z } from 'zod';
import { enrolledIn } from '../../../../shared/classrooms/classroom-facts.ts';
import { forget, recall, remember } from '../../../../shared/session/local-storage.ts';

const FormSchema = ClassroomDraftSchema.omit({ id: true, version: true });
/** Form fields in the order of the contract. */
export const FORM_FIELDS = FormSchema.keyof().options;
type Field = (typeof FORM_FIELDS)[number];
export type ClassroomValues = Required<Draft<z.input<typeof FormSchema>>>;

const valuesFrom = (read: (field: Field) => string | number | undefined) =>
  Object.fromEntries(
    FORM_FIELDS.map((field) => [field, String(read(field) ?? '')]),
  ) as ClassroomValues;

/** Adds to the contract's rules that the capacity must not be below the enrolled students. */
export const formSchemaFor = (classroom: TaughtClassroom | undefined) => {
  const enrolled = classroom ? enrolledIn(classroom) : 0;
  return FormSchema.extend({
    capacity: FormSchema.shape.capacity
      .refine(
        (places) => isCapacityAllowed(places, classroom),
        FIELD_MESSAGES.classroomStudentsTooMany,
      )
      .refine((places) => places >= enrolled, capacityBelowRoster(enrolled)),
  });
};

/** Values that are known before a classroom is created. */
export type ClassroomStart = Partial<ClassroomValues> & { teacherName: string };

/** Returns the initial form values. An unknown value is empty. */
export const valuesOf = (
  classroom: TaughtClassroom | undefined,
  initial: ClassroomStart,
): ClassroomValues =>
  classroom ? valuesFrom((field) => classroom[field]) : valuesFrom((field) => initial[field]);

/** Returns grade and capacity from the account setup. Several grades propose none. */
const factsFromSetup = ({ grades: [grade, ...others], studentsInClass }: EducatorUser) => ({
  grade: others.length === 0 ? grade : undefined,
  capacity: studentsInClass,
});

/**
 * Returns initial values for a new classroom, taken from the first classroom or the account setup.
 */
export const startFor = (
  user: EducatorUser,
  firstClassroom: Pick<TaughtClassroom, 'grade' | 'capacity'> | undefined,
): ClassroomStart => {
  const { grade, capacity } = firstClassroom ?? factsFromSetup(user);
  return {
    teacherName: `${user.firstName} ${user.lastName}`,
    ...(grade && { grade }),
    // A synced classroom can be larger than one created manually.
    ...(capacity && capacity <= CLASSROOM_MAX_STUDENTS && { capacity: String(capacity) }),
  };
};

/** Storage names of the draft fields in `classroomDetails` that differ from the form names. */
const KEPT_NAMES: Partial<Record<Field, string>> = {
  name: 'classroomName',
  grade: 'classGrade',
  capacity: 'studentsCount',
};
const LocalDraftSchema = z.looseObject({
  /** Empty for a new classroom. */
  classRoomId: z.string(),
  version: z.number().optional(),
});

type Basis = {
  classroom: TaughtClassroom | undefined;
  /** Version of the classroom that the values are based on. */
  version: number | undefined;
};

export const keepDraft = (values: ClassroomValues, { classroom, version }: Basis) => {
  const draft: z.input<typeof LocalDraftSchema> = {
    ...toWireNames(
      KEPT_NAMES,
      valuesFrom((field) => values[field]),
    ),
    classRoomId: classroom?.id ?? '',
    studentIds: classroom?.studentIds ?? [],
    googleClassroomId: classroom?.source?.classId ?? '',
    version,
  };
  remember('classroomDetails', JSON.stringify(draft));
};

export const forgetDraft = () => forget('classroomDetails');

/** Returns the unsaved draft of this classroom or of a new one. Ignores all other drafts. */
export const readDraft = (classroom: TaughtClassroom | undefined, start: ClassroomValues) => {
  try {
    const draft = LocalDraftSchema.parse(JSON.parse(recall('classroomDetails') ?? ''));
    if (draft.classRoomId !== (classroom?.id ?? '')) return undefined;
    const keptText = (field: Field) => {
      const kept = draft[KEPT_NAMES[field] ?? field];
      // A draft of an older app version may lack some fields.
      return typeof kept === 'string' ? kept : start[field];
    };
    return { values: valuesFrom(keptText), version: draft.version };
  } catch {
    // No draft, or not in our format.
    return undefined;
  }
};

/** Returns the fields in which two sets of values differ. */
export const differing = (first: ClassroomValues, second: ClassroomValues) =>
  FORM_FIELDS.filter((field) => String(first[field]) !== String(second[field]));

export const isSame = (first: ClassroomValues, second: ClassroomValues) =>
  differing(first, second).length === 0;
