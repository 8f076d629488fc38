import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import {
  ClassroomDraftSchema,
  type TaughtClassroom,
} from '@wonderfield/contract/classrooms/classroom';
import { isCapacityAllowed } from '@wonderfield/contract/classrooms/classroom-rules';
import { toWireNames } from '@wonderfield/contract/codec';
import { capacityBelowRoster, FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import type { Draft } from '../../../shared/draft.ts';
import { forget, recall, remember } from '../../../shared/local-storage.ts';

const FormSchema = ClassroomDraftSchema.omit({ id: true, version: true });
/** What the form asks for, in the order of the contract. */
export const FORM_FIELDS = FormSchema.keyof().options;
type Field = (typeof FORM_FIELDS)[number];
export type ClassroomValues = Required<Draft<z.input<typeof FormSchema>>>;

const valuesFrom = (read: (field: Field) => string | number | undefined) =>
  Object.fromEntries(
    FORM_FIELDS.map((field) => [field, String(read(field) ?? '')]),
  ) as ClassroomValues;

/** The rules of the contract, and that nobody's place is taken away. */
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

/** What is known of a classroom that is still to be made. */
export type ClassroomStart = Partial<ClassroomValues> & { teacherName: string };

/** What the form starts with; an unanswered question is an empty choice. */
export const valuesOf = (
  classroom: TaughtClassroom | undefined,
  initial: ClassroomStart,
): ClassroomValues =>
  classroom ? valuesFrom((field) => classroom[field]) : valuesFrom((field) => initial[field]);

/** Grade and capacity as the account set-up asked for them. Several grades propose none. */
const factsFromSetup = ({ grades: [grade, ...others], studentsInClass }: EducatorUser) => ({
  grade: others.length === 0 ? grade : undefined,
  capacity: studentsInClass,
});

/** Returns what a new classroom starts with: the facts of the first one, or of the set-up. */
export const startFor = (
  user: EducatorUser,
  firstClassroom: Pick<TaughtClassroom, 'grade' | 'capacity'> | undefined,
): ClassroomStart => {
  const { grade, capacity } = firstClassroom ?? factsFromSetup(user);
  return {
    teacherName: `${user.firstName} ${user.lastName}`,
    ...(grade && { grade }),
    // A synced classroom can be larger than one that is made by hand.
    ...(capacity && capacity <= CLASSROOM_MAX_STUDENTS && { capacity: String(capacity) }),
  };
};

/** The names a draft has on the device, where they are others (S 3.1: `classroomDetails`). */
const KEPT_NAMES: Partial<Record<Field, string>> = {
  name: 'classroomName',
  grade: 'classGrade',
  capacity: 'studentsCount',
};
const LocalDraftSchema = z.looseObject({
  /** Empty for a classroom that is still to be made. */
  classRoomId: z.string(),
  version: z.number().optional(),
});

type Basis = {
  classroom: TaughtClassroom | undefined;
  /** Of the classroom the values are based on. */
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

/** What was typed for this classroom, or for a new one, and not saved; nothing else. */
export const readDraft = (classroom: TaughtClassroom | undefined, start: ClassroomValues) => {
  try {
    const draft = LocalDraftSchema.parse(JSON.parse(recall('classroomDetails') ?? ''));
    if (draft.classRoomId !== (classroom?.id ?? '')) return undefined;
    const keptText = (field: Field) => {
      const kept = draft[KEPT_NAMES[field] ?? field];
      // A draft of an older page does not have every field.
      return typeof kept === 'string' ? kept : start[field];
    };
    return { values: valuesFrom(keptText), version: draft.version };
  } catch {
    // Not there, or not ours.
    return undefined;
  }
};

/** The fields in which two differ. */
export const differing = (first: ClassroomValues, second: ClassroomValues) =>
  FORM_FIELDS.filter((field) => String(first[field]) !== String(second[field]));

export const isSame = (first: ClassroomValues, second: ClassroomValues) =>
  differing(first, second).length === 0;
