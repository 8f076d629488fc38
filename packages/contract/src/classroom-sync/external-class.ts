import { z } from 'zod';

/** Sync state of a class at Google or Clever. */
export const EXTERNAL_STATES = ['new', 'upToDate', 'changed', 'stopped', 'closed'] as const;
export type ExternalState = (typeof EXTERNAL_STATES)[number];

/** An external class in an educator's list. */
export type ExternalClass = {
  id: string;
  name: string;
  /** Period, room and other details that distinguish classes of the same name. */
  section: string | undefined;
  /** A guess, used for the picture. */
  subject: string;
  studentCount: number;
  /** The classroom that is synced with it. */
  classroomId: string | undefined;
  state: ExternalState;
  /** Number of students that differ. */
  changes: number;
  /** Time of the last successful sync. */
  syncedAt: string | undefined;
  /** Time of the last sync if it was stopped without changes. */
  stoppedAt: string | undefined;
};

export type ExternalStudent = {
  id: string;
  firstName: string;
  lastName: string;
  /** Some services do not provide it. */
  email: string | undefined;
  /** True if the student is in the synced classroom. */
  isSynced: boolean;
  /** True if the educator excluded the student in the last sync, or removed the student. */
  isLeftOut: boolean;
  /** True if a student on the roster may be the same person. */
  mayBeTwin: boolean;
};

export type ExternalRoster = {
  id: string;
  name: string;
  section: string | undefined;
  classroomId: string | undefined;
  students: ExternalStudent[];
  /** Ids of the synced students in our database. */
  studentIds: string[];
  /** Free seats of the school's license. Undefined without a license. */
  freeSeats: number | undefined;
  /** Before the first sync, the educator's classrooms that can be synced with the class. */
  destinations: Destination[];
};

/** A manually created classroom, and whether it has the name of the external class. */
export type Destination = { id: string; name: string; enrolled: number; hasItsName: boolean };

const ExternalStudentJsonSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  googleAccountId: z.string().describe('The id at the external service, including Clever.'),
  isUserSync: z.boolean(),
  isLeftOut: z.boolean().optional(),
  mayBeTwin: z.boolean().optional(),
});

/** An external class on the wire. */
export const ExternalClassJsonSchema = z.object({
  classRoomName: z.string(),
  googleClassroomId: z.string().describe('The id at the external service, including Clever.'),
  section: z.string().optional(),
  noOfStudents: z.number(),
  isClassroomSync: z.boolean(),
  wonderfieldClassRoomId: z.string().optional(),
  classRoomSubject: z.string().optional(),
  state: z.enum(EXTERNAL_STATES).optional(),
  changes: z.number().optional(),
  syncedAt: z.string().optional(),
  stoppedAt: z.string().optional(),
  studentData: z.array(ExternalStudentJsonSchema).optional(),
  wonderfieldStudentIds: z.array(z.string()).optional(),
  freeSeats: z.number().optional(),
  destinations: z
    .array(
      z.object({
        classRoomId: z.string(),
        classRoomName: z.string(),
        enrolled: z.number(),
        hasItsName: z.boolean(),
      }),
    )
    .optional(),
});
export type ExternalClassJson = z.output<typeof ExternalClassJsonSchema>;

export const toExternalClassJson = (external: ExternalClass): ExternalClassJson => ({
  classRoomName: external.name,
  googleClassroomId: external.id,
  section: external.section,
  noOfStudents: external.studentCount,
  isClassroomSync: external.classroomId !== undefined,
  wonderfieldClassRoomId: external.classroomId,
  classRoomSubject: external.subject,
  state: external.state,
  changes: external.changes,
  syncedAt: external.syncedAt,
  stoppedAt: external.stoppedAt,
});

export const fromExternalClassJson = (json: ExternalClassJson): ExternalClass => ({
  id: json.googleClassroomId,
  name: json.classRoomName,
  section: json.section,
  subject: json.classRoomSubject ?? 'others',
  studentCount: json.noOfStudents,
  classroomId: json.wonderfieldClassRoomId,
  state: json.state ?? 'new',
  changes: json.changes ?? 0,
  syncedAt: json.syncedAt,
  stoppedAt: json.stoppedAt,
});

export const toExternalRosterJson = (roster: ExternalRoster): ExternalClassJson => ({
  classRoomName: roster.name,
  googleClassroomId: roster.id,
  section: roster.section,
  noOfStudents: roster.students.length,
  isClassroomSync: roster.classroomId !== undefined,
  wonderfieldClassRoomId: roster.classroomId,
  studentData: roster.students.map((student) => ({
    firstName: student.firstName,
    lastName: student.lastName,
    email: student.email,
    googleAccountId: student.id,
    isUserSync: student.isSynced,
    isLeftOut: student.isLeftOut || undefined,
    mayBeTwin: student.mayBeTwin || undefined,
  })),
  wonderfieldStudentIds: roster.studentIds,
  freeSeats: roster.freeSeats,
  destinations: roster.destinations.map(({ id, name, ...rest }) => ({
    classRoomId: id,
    classRoomName: name,
    ...rest,
  })),
});

export const fromExternalRosterJson = (json: ExternalClassJson): ExternalRoster => ({
  id: json.googleClassroomId,
  name: json.classRoomName,
  section: json.section,
  classroomId: json.wonderfieldClassRoomId,
  students: (json.studentData ?? []).map((student) => ({
    id: student.googleAccountId,
    firstName: student.firstName,
    lastName: student.lastName,
    email: student.email,
    isSynced: student.isUserSync,
    isLeftOut: student.isLeftOut ?? false,
    mayBeTwin: student.mayBeTwin ?? false,
  })),
  studentIds: json.wonderfieldStudentIds ?? [],
  freeSeats: json.freeSeats,
  destinations: (json.destinations ?? []).map(({ classRoomId, classRoomName, ...rest }) => ({
    id: classRoomId,
    name: classRoomName,
    ...rest,
  })),
});
