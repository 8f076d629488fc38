import { z } from 'zod';
import { FIELD_MESSAGES } from '../field-messages.ts';
import * as fields from '../fields.ts';
import { SYNCED_STUDENTS_MAX_DIGITS } from '../limits.ts';
import { SUBJECTS } from '../options.ts';
import { fromStudentJson, type Student, StudentJsonSchema, toStudentJson } from './student.ts';

/** The services a roster can come from, as they travel and are stored. */
export const ROSTER_SERVICES = ['google', 'clever'] as const;
export type RosterService = (typeof ROSTER_SERVICES)[number];

/** Whether classes can be read there. */
export const isRosterService = (service: string): service is RosterService =>
  ROSTER_SERVICES.some((one) => one === service);

/** The class at another service that a classroom follows. */
export type ClassSource = { service: RosterService; classId: string };

/** What everybody sees of a classroom. */
export type ClassroomBasics = {
  id: string;
  name: string;
  teacherName: string;
  subject: string | undefined;
};

/** A classroom as its educators see it: everything. */
export type TaughtClassroom = ClassroomBasics & {
  seenBy: 'educator';
  grade: string | undefined;
  /** How many students it may have. */
  capacity: number;
  studentIds: string[];
  /** Where the roster was asked for. */
  students: Student[] | undefined;
  /** Nothing for a classroom made by hand. */
  source: ClassSource | undefined;
  /** Sent back with an edit: somebody else's change in between is told, not overwritten. */
  version: number;
  /** The class code while it is switched on. */
  classCode: string | undefined;
  /** The classroom belongs to somebody else, and the viewer co-teaches it. */
  isShared: boolean;
  isArchived: boolean;
  /** The last import that can be undone. */
  lastImport: { id: string; count: number; at: string } | undefined;
};

/** A classroom as a student sees it: no other student, and no number of them. */
export type AttendedClassroom = ClassroomBasics & {
  seenBy: 'student';
  source: ClassSource | undefined;
};

/** A classroom as a parent sees it: their own child, and how many students there are. */
export type ChildsClassroom = ClassroomBasics & {
  seenBy: 'parent';
  child: { id: string; name: string };
  studentCount: number;
};

export type Classroom = TaughtClassroom | AttendedClassroom | ChildsClassroom;

/** A classroom as it travels (specification, section 3.7): which fields depends on who asks. */
export const ClassroomJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  classRoomGrade: z.string().optional(),
  classRoomSubject: z.string().optional(),
  /** For educators how many it may have; for a parent how many there are. */
  noOfStudents: z.number().optional(),
  studentIds: z.array(z.string()).optional(),
  studentData: z.array(StudentJsonSchema).optional(),
  /** Also for Clever; `classRoomProvider` says which service it is. */
  googleClassroomId: z.string().optional(),
  classRoomProvider: z.enum(ROSTER_SERVICES).optional(),
  childName: z.string().optional(),
  childId: z.string().optional(),
  version: z.number().optional(),
  classCode: z.string().optional(),
  isShared: z.boolean().optional(),
  isArchived: z.boolean().optional(),
  lastImport: z.object({ importId: z.string(), count: z.number(), at: z.string() }).optional(),
});
export type ClassroomJson = z.output<typeof ClassroomJsonSchema>;

const toSourceJson = (source: ClassSource | undefined) => ({
  googleClassroomId: source?.classId,
  classRoomProvider: source?.service,
});

/** Empty, 'false' and absent mean that a classroom is not synced (S 3.7). */
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
        isShared: classroom.isShared || undefined,
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
  // An older copy on the device knows none: an edit from it is told to look again.
  version: json.version ?? 0,
  classCode: json.classCode,
  isShared: json.isShared ?? false,
  isArchived: json.isArchived ?? false,
  lastImport: json.lastImport && {
    id: json.lastImport.importId,
    count: json.lastImport.count,
    at: json.lastImport.at,
  },
});

/** The wire does not say who asked; what it tells of a classroom does. */
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

/** What an educator fills in to make or edit a classroom. */
export const ClassroomDraftSchema = z.object({
  id: fields.id.optional(),
  /** Of the classroom that is edited, as it was read. */
  version: z.coerce.number(FIELD_MESSAGES.notANumber).int().optional(),
  name: fields.requiredName(FIELD_MESSAGES.classroomNameMissing),
  teacherName: fields.requiredName(FIELD_MESSAGES.teacherNameMissing),
  grade: fields.grade,
  subject: fields.choice(SUBJECTS, FIELD_MESSAGES.subjectMissing),
  /** How many fit is a question of where the classroom comes from: `isCapacityAllowed`. */
  capacity: fields.count(
    FIELD_MESSAGES.classroomStudentsMissing,
    SYNCED_STUDENTS_MAX_DIGITS,
    FIELD_MESSAGES.classroomStudentsTooMany,
  ),
});
export type ClassroomDraft = z.output<typeof ClassroomDraftSchema>;

/** The draft's fields that have other names on the wire. */
export const CLASSROOM_DRAFT_FIELDS = {
  id: 'classRoomId',
  name: 'classRoomName',
  grade: 'classRoomGrade',
  subject: 'classRoomSubject',
  capacity: 'noOfStudents',
} as const;
