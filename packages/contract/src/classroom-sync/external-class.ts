import { z } from 'zod';

/** Where a class at Google or Clever stands, seen from here. */
export const EXTERNAL_STATES = ['new', 'upToDate', 'changed', 'stopped', 'closed'] as const;
export type ExternalState = (typeof EXTERNAL_STATES)[number];

/** A class at another service, in the list of an educator's classes there. */
export type ExternalClass = {
  id: string;
  name: string;
  /** Period, room and whatever else tells two classes of one name apart. */
  section: string | undefined;
  /** Our best guess, for the picture. */
  subject: string;
  studentCount: number;
  /** The classroom that follows it. */
  classroomId: string | undefined;
  state: ExternalState;
  /** How many students differ. */
  changes: number;
  /** The last sync that went through. */
  syncedAt: string | undefined;
  /** The last one, where it stopped: nothing was changed. */
  stoppedAt: string | undefined;
};

/** A student of a class at another service. */
export type ExternalStudent = {
  id: string;
  firstName: string;
  lastName: string;
  /** Not every service tells. */
  email: string | undefined;
  /** In the classroom that follows the class. */
  isSynced: boolean;
  /** The educator left them out the last time, or took them off. */
  isLeftOut: boolean;
  /** Somebody on the roster may be the same person. */
  mayBeTwin: boolean;
};

/** A class at another service with its students. */
export type ExternalRoster = {
  id: string;
  name: string;
  section: string | undefined;
  classroomId: string | undefined;
  students: ExternalStudent[];
  /** Our own ids of those who are synced. */
  studentIds: string[];
  /** Free seats of the school's license; nothing where there is none. */
  freeSeats: number | undefined;
  /** Before the first sync: classrooms of one's own that may follow the class from then on. */
  destinations: Destination[];
};

/** A classroom made by hand, and whether it is called like the class there. */
export type Destination = { id: string; name: string; enrolled: number; hasItsName: boolean };

const ExternalStudentJsonSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  googleAccountId: z.string().describe('The id at the other service, also at Clever'),
  isUserSync: z.boolean(),
  isLeftOut: z.boolean().optional(),
  mayBeTwin: z.boolean().optional(),
});

/** A class of another service as it travels (specification, section 3.8). */
export const ExternalClassJsonSchema = z.object({
  classRoomName: z.string(),
  googleClassroomId: z.string().describe('The id at the other service, also at Clever'),
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
