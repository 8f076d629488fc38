import { type Classroom, ClassroomDraftSchema } from '@wonderfield/contract/classrooms/classroom';
import { capacityBelowRoster } from '@wonderfield/contract/field-messages';
import type { z } from 'zod';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import { forget, recall, remember } from '../../../shared/local-keys.ts';

const FormSchema = ClassroomDraftSchema.omit({ classRoomId: true, version: true });
export type ClassroomValues = z.input<typeof FormSchema>;

/** The rules of the contract, and that nobody's place is taken away. */
export const formSchemaFor = (classroom: Classroom | undefined) => {
  const enrolled = classroom ? enrolledIn(classroom) : 0;
  return FormSchema.extend({
    noOfStudents: FormSchema.shape.noOfStudents.refine(
      (places) => places >= enrolled,
      capacityBelowRoster(enrolled),
    ),
  });
};

/** What the form starts with; an unanswered question is an empty choice. */
export const valuesOf = (classroom: Classroom | undefined, teacherName: string) =>
  ({
    classRoomName: classroom?.classRoomName ?? '',
    teacherName: classroom?.teacherName ?? teacherName,
    classRoomGrade: classroom?.classRoomGrade ?? '',
    classRoomSubject: classroom?.classRoomSubject ?? '',
    noOfStudents: classroom?.noOfStudents?.toString() ?? '',
  }) as ClassroomValues;

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
  classroom: Classroom | undefined,
  /** Of the classroom the values are based on. */
  version: number | undefined,
) => {
  const draft: KeptDraft = {
    classroomName: values.classRoomName,
    classGrade: values.classRoomGrade,
    subject: values.classRoomSubject,
    studentsCount: String(values.noOfStudents),
    classRoomId: classroom?.classRoomId ?? '',
    teacherName: values.teacherName,
    studentIds: classroom?.studentIds ?? [],
    googleClassroomId: classroom?.googleClassroomId ?? '',
    version,
  };
  remember('classroomDetails', JSON.stringify(draft));
};

export const forgetDraft = () => forget('classroomDetails');

/** What was typed for this classroom, or for a new one, and not saved; nothing else. */
export const readDraft = (classroom: Classroom | undefined) => {
  try {
    const draft = JSON.parse(recall('classroomDetails') ?? '') as KeptDraft;
    if (draft.classRoomId !== (classroom?.classRoomId ?? '')) return undefined;
    const values = {
      classRoomName: draft.classroomName,
      teacherName: draft.teacherName,
      classRoomGrade: draft.classGrade,
      classRoomSubject: draft.subject,
      noOfStudents: draft.studentsCount,
    } as ClassroomValues;
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
