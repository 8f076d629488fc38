import {
  ClassroomDraftSchema,
  type TaughtClassroom,
} from '@wonderfield/contract/classrooms/classroom';
import { capacityBelowRoster } from '@wonderfield/contract/field-messages';
import type { z } from 'zod';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import type { Draft } from '../../../shared/draft.ts';
import { forget, recall, remember } from '../../../shared/local-keys.ts';

const FormSchema = ClassroomDraftSchema.omit({ id: true, version: true });
export type ClassroomValues = Draft<z.input<typeof FormSchema>>;

/** The rules of the contract, and that nobody's place is taken away. */
export const formSchemaFor = (classroom: TaughtClassroom | undefined) => {
  const enrolled = classroom ? enrolledIn(classroom) : 0;
  return FormSchema.extend({
    capacity: FormSchema.shape.capacity.refine(
      (places) => places >= enrolled,
      capacityBelowRoster(enrolled),
    ),
  });
};

/** What the form starts with; an unanswered question is an empty choice. */
export const valuesOf = (
  classroom: TaughtClassroom | undefined,
  teacherName: string,
): ClassroomValues => ({
  name: classroom?.name ?? '',
  teacherName: classroom?.teacherName ?? teacherName,
  grade: classroom?.grade ?? '',
  subject: classroom?.subject ?? '',
  capacity: classroom?.capacity.toString() ?? '',
});

/** A draft as it is kept on the device (S 3.1: `classroomDetails`), and what it was based on. */
type KeptDraft = {
  classroomName: string;
  classGrade: string;
  subject: string;
  studentsCount: string;
  classRoomId: string;
  teacherName: string;
  studentIds: string[];
  googleClassroomId: string;
  version?: number | undefined;
};

export const keepDraft = (
  values: ClassroomValues,
  classroom: TaughtClassroom | undefined,
  /** Of the classroom the values are based on. */
  version: number | undefined,
) => {
  const draft: KeptDraft = {
    classroomName: values.name,
    classGrade: values.grade,
    subject: values.subject,
    studentsCount: String(values.capacity),
    classRoomId: classroom?.id ?? '',
    teacherName: values.teacherName,
    studentIds: classroom?.studentIds ?? [],
    googleClassroomId: classroom?.googleClassroomId ?? '',
    version,
  };
  remember('classroomDetails', JSON.stringify(draft));
};

export const forgetDraft = () => forget('classroomDetails');

/** What was typed for this classroom, or for a new one, and not saved; nothing else. */
export const readDraft = (classroom: TaughtClassroom | undefined) => {
  try {
    const draft = JSON.parse(recall('classroomDetails') ?? '') as KeptDraft;
    if (draft.classRoomId !== (classroom?.id ?? '')) return undefined;
    const values: ClassroomValues = {
      name: draft.classroomName,
      teacherName: draft.teacherName,
      grade: draft.classGrade,
      subject: draft.subject,
      capacity: draft.studentsCount,
    };
    return { values, version: draft.version };
  } catch {
    // Not there, or not ours.
    return undefined;
  }
};

export const isSame = (one: ClassroomValues, other: ClassroomValues) =>
  (Object.keys(one) as (keyof ClassroomValues)[]).every(
    (name) => String(one[name]) === String(other[name]),
  );
