import { z } from 'zod';

/* A school, as shown to its administrator. */

/** A teacher at the school, or one who asks to join. */
type SchoolPerson = { id: string; firstName: string; lastName: string; email: string };

export type SchoolTeacher = SchoolPerson & {
  grades: string[];
  joinedAt: string;
  /** True if the email has one of the school's domains. Other teachers were approved manually. */
  hasSchoolAddress: boolean;
};

/** A teacher who used the staff code with an email of another domain. */
export type WaitingTeacher = SchoolPerson & { askedAt: string };

export type SchoolClassroom = {
  id: string;
  name: string;
  subject: string;
  ownerId: string;
  /** The owner first, then co-teachers. */
  teachers: string[];
  capacity: number;
  studentCount: number;
  /** True if archived. Then it is listed only if the administrator owns it and can give it away. */
  isArchived: boolean;
};

/** A student on the license who is in no classroom of the school. */
export type UnplacedStudent = {
  id: string;
  firstName: string;
  lastName: string;
  joinedAt: string;
  /**
   * True if the student joined by student code over a day ago and never signed in again. May be an
   * unknown person.
   */
  isIdle: boolean;
};

export type SchoolCode = { code: string; uses: number };

export type School = {
  id: string;
  name: string;
  city: string;
  zip: string;
  licenseFor: 'district' | 'school';
  /** Lets teachers join. Undefined if withdrawn. */
  staffCode?: SchoolCode | undefined;
  /** Lets students join and nothing else. Undefined if off. */
  studentCode?: (SchoolCode & { endsAt: string }) | undefined;
  /** One seat per teacher on the license, and one per classroom in use. */
  classroomSeats: number;
  studentSeats: number;
  /** Number of students who use a seat. */
  studentCount: number;
  teachers: SchoolTeacher[];
  waitingTeachers: WaitingTeacher[];
  classrooms: SchoolClassroom[];
  unplacedStudents: UnplacedStudent[];
  /** Teachers with an email at these domains join at once with the staff code. */
  domains: string[];
};

const time = z.iso.datetime();
const person = {
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
};

export const SchoolJsonSchema = z.object({
  schoolId: z.string(),
  schoolName: z.string(),
  schoolCity: z.string(),
  schoolZip: z.string(),
  wonderfieldLicenseFor: z.enum(['district', 'school']),
  schoolCode: z.string().optional().describe('The staff code.'),
  schoolCodeUses: z.number().optional(),
  studentCode: z.string().optional(),
  studentCodeUses: z.number().optional(),
  studentCodeEndsAt: time.optional(),
  classroomSeats: z.number(),
  studentSeats: z.number(),
  studentCount: z.number(),
  teachers: z.array(
    z.object({
      ...person,
      educatorGrade: z.string(),
      joinedAt: time,
      hasSchoolAddress: z.boolean(),
    }),
  ),
  waitingTeachers: z.array(z.object({ ...person, askedAt: time })),
  classRooms: z.array(
    z.object({
      classRoomId: z.string(),
      classRoomName: z.string(),
      subject: z.string(),
      ownerId: z.string(),
      teachers: z.array(z.string()),
      noOfStudents: z.number(),
      studentCount: z.number(),
      isArchived: z.boolean(),
    }),
  ),
  unplacedStudents: z.array(
    z.object({
      userId: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      joinedAt: time,
      neverSignedIn: z.boolean(),
    }),
  ),
  domains: z.array(z.string()),
});
export type SchoolJson = z.output<typeof SchoolJsonSchema>;

/** Every id is named `userId` on the wire. */
const withUserId = <Rest extends object>({ id, ...rest }: Rest & { id: string }) => ({
  ...rest,
  userId: id,
});
const withId = <Rest extends object>({ userId, ...rest }: Rest & { userId: string }) => ({
  ...rest,
  id: userId,
});

export const toSchoolJson = (school: School): SchoolJson => ({
  schoolId: school.id,
  schoolName: school.name,
  schoolCity: school.city,
  schoolZip: school.zip,
  wonderfieldLicenseFor: school.licenseFor,
  schoolCode: school.staffCode?.code,
  schoolCodeUses: school.staffCode?.uses,
  studentCode: school.studentCode?.code,
  studentCodeUses: school.studentCode?.uses,
  studentCodeEndsAt: school.studentCode?.endsAt,
  classroomSeats: school.classroomSeats,
  studentSeats: school.studentSeats,
  studentCount: school.studentCount,
  teachers: school.teachers.map(({ grades, ...teacher }) => ({
    ...withUserId(teacher),
    educatorGrade: grades.join(','),
  })),
  waitingTeachers: school.waitingTeachers.map(withUserId),
  classRooms: school.classrooms.map(({ id, name, capacity, ...classroom }) => ({
    ...classroom,
    classRoomId: id,
    classRoomName: name,
    noOfStudents: capacity,
  })),
  unplacedStudents: school.unplacedStudents.map(({ isIdle, ...student }) => ({
    ...withUserId(student),
    neverSignedIn: isIdle,
  })),
  domains: school.domains,
});

export const fromSchoolJson = (json: SchoolJson): School => ({
  id: json.schoolId,
  name: json.schoolName,
  city: json.schoolCity,
  zip: json.schoolZip,
  licenseFor: json.wonderfieldLicenseFor,
  staffCode:
    json.schoolCode === undefined
      ? undefined
      : { code: json.schoolCode, uses: json.schoolCodeUses ?? 0 },
  studentCode:
    json.studentCode === undefined || json.studentCodeEndsAt === undefined
      ? undefined
      : {
          code: json.studentCode,
          uses: json.studentCodeUses ?? 0,
          endsAt: json.studentCodeEndsAt,
        },
  classroomSeats: json.classroomSeats,
  studentSeats: json.studentSeats,
  studentCount: json.studentCount,
  teachers: json.teachers.map(({ educatorGrade, ...teacher }) => ({
    ...withId(teacher),
    grades: educatorGrade ? educatorGrade.split(',') : [],
  })),
  waitingTeachers: json.waitingTeachers.map(withId),
  classrooms: json.classRooms.map(({ classRoomId, classRoomName, noOfStudents, ...classroom }) => ({
    ...classroom,
    id: classRoomId,
    name: classRoomName,
    capacity: noOfStudents,
  })),
  unplacedStudents: json.unplacedStudents.map(({ neverSignedIn, ...student }) => ({
    ...withId(student),
    isIdle: neverSignedIn,
  })),
  domains: json.domains,
});
