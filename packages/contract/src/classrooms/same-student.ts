import { z } from 'zod';

/** Likely the same person (`same`), or a similar name (`near`). */
export const LIKENESSES = ['same', 'near'] as const;

/** An existing student who may be the person that an educator enters. */
export type SameStudent = {
  id: string;
  firstName: string;
  lastName: string;
  likeness: (typeof LIKENESSES)[number];
  /** Undefined for a student of another teacher. */
  username?: string | undefined;
  grade?: string | undefined;
  /** Undefined for a student of the school without a class. */
  className?: string | undefined;
  /** True if the educator teaches the student. */
  isTaught: boolean;
  /** True if the student is in this classroom. */
  isHere: boolean;
};

/** The students who may be one of the entered names, most likely first. */
export type NameMatch = {
  /** Position of the name in the request. */
  row: number;
  students: SameStudent[];
};

export const SameStudentJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  likeness: z.enum(LIKENESSES),
  email: z.string().optional().describe('Username. Only for students of this educator.'),
  userGrade: z.string().optional(),
  classRoomName: z.string().optional(),
  isTaught: z.boolean().describe('True if the educator teaches the student.'),
  isHere: z.boolean().describe('True if the student is in this classroom.'),
});
type SameStudentJson = z.output<typeof SameStudentJsonSchema>;

const toSameStudentJson = ({
  id,
  username,
  grade,
  className,
  ...rest
}: SameStudent): SameStudentJson => ({
  userId: id,
  email: username,
  userGrade: grade,
  classRoomName: className,
  ...rest,
});

const fromSameStudentJson = ({
  userId,
  email,
  userGrade,
  classRoomName,
  ...rest
}: SameStudentJson): SameStudent => ({
  id: userId,
  username: email,
  grade: userGrade,
  className: classRoomName,
  ...rest,
});

export const NameMatchJsonSchema = z.object({
  row: z.number(),
  students: z.array(SameStudentJsonSchema),
});
type NameMatchJson = z.output<typeof NameMatchJsonSchema>;

export const toNameMatchJson = ({ row, students }: NameMatch): NameMatchJson => ({
  row,
  students: students.map(toSameStudentJson),
});

export const fromNameMatchJson = ({ row, students }: NameMatchJson): NameMatch => ({
  row,
  students: students.map(fromSameStudentJson),
});
