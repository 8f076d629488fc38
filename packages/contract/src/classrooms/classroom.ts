import { z } from 'zod';
import * as fields from '../fields.ts';
import { SYNCED_STUDENTS_MAX_DIGITS } from '../limits.ts';
import { SUBJECTS, valuesOf } from '../options.ts';
import { SIGN_IN_METHODS, type SignInMethod } from '../sign-in-method.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';
import { fromStudentJson, type Student, StudentJsonSchema, toStudentJson } from './student.ts';

/** Roster services, as sent on the wire and stored. */
export const ROSTER_SERVICES = ['google', 'clever'] as const;
export type RosterService = (typeof ROSTER_SERVICES)[number];

/** Returns true if classes can be read from the service. */
export const isRosterService = (service: string): service is RosterService =>
  ROSTER_SERVICES.some((one) => one === service);

/** The external class that a classroom is synced with. */
export type ClassSource = { service: RosterService; classId: string };

/** Data of a classroom that every member sees. */
export type ClassroomBasics = {
  id: string;
  name: string;
  teacherName: string;
  subject: string | undefined;
};

/** A classroom with all data, for its educators. */
export type TaughtClassroom = ClassroomBasics & {
  seenBy: 'educator';
  grade: string | undefined;
  /** Maximum number of students. */
  capacity: number;
  studentIds: string[];
  /** Undefined if the roster was not requested. */
  students: Student[] | undefined;
  /** Undefined for a manually created classroom. */
  source: ClassSource | undefined;
  /** Sent back with an edit, so that an edit based on an outdated version is rejected. */
  version: number;
  /** The class code if it is on. */
  classCode: string | undefined;
  /** How new students sign in. Undefined if their grade decides. */
  signInMethod: SignInMethod | undefined;
  /** True if cards of the class work only while it is open. */
  areCardsLimited: boolean;
  /** Time until which the class is open for sign-ins in the room. Undefined while it is closed. */
  openUntil: string | undefined;
  /** Number of raised hands. */
  raisedHands: number;
  /** True if another educator owns the classroom and the viewer is a co-teacher. */
  isShared: boolean;
  /** True if the viewer can only look and help, for example as a substitute. */
  isHelper: boolean;
  isArchived: boolean;
  /** The last import that can be undone. */
  lastImport: { id: string; count: number; at: string } | undefined;
};

/** A classroom for its students. Contains no other student and no count. */
export type AttendedClassroom = ClassroomBasics & {
  seenBy: 'student';
  source: ClassSource | undefined;
};

/** A classroom for a parent, with the parent's child and the number of students. */
export type ChildsClassroom = ClassroomBasics & {
  seenBy: 'parent';
  child: { id: string; name: string };
  studentCount: number;
};

export type Classroom = TaughtClassroom | AttendedClassroom | ChildsClassroom;

/** A classroom on the wire. The fields depend on the caller. */
export const ClassroomJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  classRoomGrade: z.string().optional(),
  classRoomSubject: z.string().optional(),
  /** Capacity for educators, headcount for a parent. */
  noOfStudents: z.number().optional(),
  studentIds: z.array(z.string()).optional(),
  studentData: z.array(StudentJsonSchema).optional(),
  /** Used for Google and Clever. `classRoomProvider` names the service. */
  googleClassroomId: z.string().optional(),
  classRoomProvider: z.enum(ROSTER_SERVICES).optional(),
  childName: z.string().optional(),
  childId: z.string().optional(),
  version: z.number().optional(),
  classCode: z.string().optional(),
  signInMethod: z.enum(valuesOf(SIGN_IN_METHODS)).optional(),
  cardsOnlyWhileOpen: z.boolean().optional(),
  openUntil: z.string().optional(),
  raisedHands: z.number().optional(),
  isShared: z.boolean().optional(),
  isHelper: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  lastImport: z.object({ importId: z.string(), count: z.number(), at: z.string() }).optional(),
});
export type ClassroomJson = z.output<typeof ClassroomJsonSchema>;

const toSourceJson = (source: ClassSource | undefined) => ({
  googleClassroomId: source?.classId,
  classRoomProvider: source?.service,
});

/** Empty, 'false' and missing mean that the classroom is not synced. */
const fromSourceJson = ({
  googleClassroomId: classId,
  classRoomProvider: service = 'google',
}: ClassroomJson): ClassSource | undefined =>
  classId && classId !== 'false' ? { service, classId } : undefined;

export const toBasicsJson = (classroom: ClassroomBasics) => ({
  classRoomId: classroom.id,
  classRoomName: classroom.name,
  teacherName: classroom.teacherName,
  classRoomSubject: classroom.subject,
});

export const fromBasicsJson = (json: ClassroomJson): ClassroomBasics => ({
  id: json.classRoomId,
  name: json.classRoomName,
  teacherName: json.teacherName,
  subject: json.classRoomSubject,
});

export const toClassroomJson = (classroom: Classroom): ClassroomJson => {
  switch (classroom.seenBy) {
    case 'educator':
      return {
        ...toBasicsJson(classroom),
        classRoomGrade: classroom.grade,
        noOfStudents: classroom.capacity,
        studentIds: classroom.studentIds,
        studentData: classroom.students?.map(toStudentJson),
        ...toSourceJson(classroom.source),
        version: classroom.version,
        classCode: classroom.classCode,
        signInMethod: classroom.signInMethod,
        cardsOnlyWhileOpen: classroom.areCardsLimited || undefined,
        openUntil: classroom.openUntil,
        raisedHands: classroom.raisedHands || undefined,
        isShared: classroom.isShared || undefined,
        isHelper: classroom.isHelper || undefined,
        isArchived: classroom.isArchived || undefined,
        lastImport: classroom.lastImport && {
          importId: classroom.lastImport.id,
          count: classroom.lastImport.count,
          at: classroom.lastImport.at,
        },
      };
    case 'student':
      return { ...toBasicsJson(classroom), ...toSourceJson(classroom.source) };
    case 'parent':
      return {
        ...toBasicsJson(classroom),
        noOfStudents: classroom.studentCount,
        childId: classroom.child.id,
        childName: classroom.child.name,
      };
  }
};

export const fromTaughtClassroomJson = (json: ClassroomJson): TaughtClassroom => ({
  ...fromBasicsJson(json),
  seenBy: 'educator',
  grade: json.classRoomGrade,
  capacity: json.noOfStudents ?? 0,
  studentIds: json.studentIds ?? [],
  students: json.studentData?.map(fromStudentJson),
  source: fromSourceJson(json),
  // A cached copy may have no version. An edit from it is rejected as outdated.
  version: json.version ?? 0,
  classCode: json.classCode,
  signInMethod: json.signInMethod,
  areCardsLimited: json.cardsOnlyWhileOpen ?? false,
  openUntil: json.openUntil,
  raisedHands: json.raisedHands ?? 0,
  isShared: json.isShared ?? false,
  isHelper: json.isHelper ?? false,
  isArchived: json.isArchived ?? false,
  lastImport: json.lastImport && {
    id: json.lastImport.importId,
    count: json.lastImport.count,
    at: json.lastImport.at,
  },
});

/** Decodes a classroom. Its fields tell the role of the caller, because the wire does not. */
export const fromClassroomJson = (json: ClassroomJson): Classroom => {
  if (json.childId !== undefined) {
    return {
      ...fromBasicsJson(json),
      seenBy: 'parent',
      child: { id: json.childId, name: json.childName ?? '' },
      studentCount: json.noOfStudents ?? 0,
    };
  }
  if (json.noOfStudents !== undefined) return fromTaughtClassroomJson(json);
  return { ...fromBasicsJson(json), seenBy: 'student', source: fromSourceJson(json) };
};

/** Form that an educator sends to create or edit a classroom. */
export const ClassroomDraftSchema = z.object({
  id: fields.id.optional(),
  /** Version of the edited classroom when it was read. */
  version: z.coerce.number(FIELD_MESSAGES.notANumber).int().optional(),
  name: fields.requiredName(FIELD_MESSAGES.classroomNameMissing),
  teacherName: fields.requiredName(FIELD_MESSAGES.teacherNameMissing),
  grade: fields.grade,
  subject: fields.choice(SUBJECTS, FIELD_MESSAGES.subjectMissing),
  /** `isCapacityAllowed` checks the limit, which depends on the classroom's source. */
  capacity: fields.count(
    FIELD_MESSAGES.classroomStudentsMissing,
    SYNCED_STUDENTS_MAX_DIGITS,
    FIELD_MESSAGES.classroomStudentsTooMany,
  ),
});
export type ClassroomDraft = z.output<typeof ClassroomDraftSchema>;

/** Wire names of the form's fields. */
export const CLASSROOM_DRAFT_FIELDS = {
  id: 'classRoomId',
  name: 'classRoomName',
  grade: 'classRoomGrade',
  subject: 'classRoomSubject',
  capacity: 'noOfStudents',
} as const;
