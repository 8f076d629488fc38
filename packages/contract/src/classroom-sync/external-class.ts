import { z } from 'zod';

/** Where a class at Google or Clever stands, seen from here. */
export const OUTSIDE_STATES = ['new', 'upToDate', 'changed', 'stopped', 'closed'] as const;
export type OutsideState = (typeof OUTSIDE_STATES)[number];

/** A class at another service, in the list of an educator's classes there. */
export type OutsideClass = {
  id: string;
  name: string;
  /** Period, room and whatever else tells two classes of one name apart. */
  section: string | undefined;
  /** Our best guess, for the picture. */
  subject: string;
  studentCount: number;
  /** The classroom that follows it. */
  classroomId: string | undefined;
  state: OutsideState;
  /** How many students differ. */
  changes: number;
  /** The last sync that went through. */
  syncedAt: string | undefined;
  /** The last one, where it stopped: nothing was changed. */
  stoppedAt: string | undefined;
};

/** A student of a class at another service. */
export type OutsideStudent = {
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
export type OutsideRoster = {
  id: string;
  name: string;
  section: string | undefined;
  classroomId: string | undefined;
  students: OutsideStudent[];
  /** Our own ids of those who are synced. */
  studentIds: string[];
  /** Free seats of the school's license; nothing where there is none. */
  freeSeats: number | undefined;
  /** Before the first sync: classrooms of one's own that may follow the class from then on. */
  destinations: Destination[];
};

/** A classroom made by hand, and whether it is called like the class there. */
export type Destination = { id: string; name: string; enrolled: number; hasItsName: boolean };

const OutsideStudentJsonSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
  googleAccountId: z.string().describe('The id at the other service, also at Clever'),
  isUserSync: z.boolean(),
  isLeftOut: z.boolean().optional(),
  mayBeTwin: z.boolean().optional(),
});

/** A class of another service as it travels (specification, section 3.8). */
export const OutsideClassJsonSchema = z.object({
  classRoomName: z.string(),
  googleClassroomId: z.string().describe('The id at the other service, also at Clever'),
  section: z.string().optional(),
  noOfStudents: z.number(),
  isClassroomSync: z.boolean(),
  wonderfieldClassRoomId: z.string().optional(),
  classRoomSubject: z.string().optional(),
  state: z.enum(OUTSIDE_STATES).optional(),
  changes: z.number().optional(),
  syncedAt: z.string().optional(),
  stoppedAt: z.string().optional(),
  studentData: z.array(OutsideStudentJsonSchema).optional(),
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
export type OutsideClassJson = z.output<typeof OutsideClassJsonSchema>;

export const toOutsideClassJson = (outside: OutsideClass): OutsideClassJson => ({
  classRoomName: outside.name,
  googleClassroomId: outside.id,
  section: outside.section,
  noOfStudents: outside.studentCount,
  isClassroomSync: outside.classroomId !== undefined,
  wonderfieldClassRoomId: outside.classroomId,
  classRoomSubject: outside.subject,
  state: outside.state,
  changes: outside.changes,
  syncedAt: outside.syncedAt,
  stoppedAt: outside.stoppedAt,
});

export const fromOutsideClassJson = (json: OutsideClassJson): OutsideClass => ({
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

export const toOutsideRosterJson = (roster: OutsideRoster): OutsideClassJson => ({
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

export const fromOutsideRosterJson = (json: OutsideClassJson): OutsideRoster => ({
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
