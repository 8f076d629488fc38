import { z } from 'zod';

/** A class whose students the teacher can add to another class. */
export type SourceClass = {
  id: string;
  name: string;
  teacherName: string;
  studentCount: number;
  /** True if the teacher teaches it. False for other classes of the school. */
  isTaught: boolean;
  isArchived: boolean;
};

export const SourceClassJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  studentCount: z.number(),
  isTaught: z.boolean().describe('False for other classes of the school.'),
  isArchived: z.boolean(),
});
export type SourceClassJson = z.output<typeof SourceClassJsonSchema>;

export const toSourceClassJson = ({ id, name, ...rest }: SourceClass): SourceClassJson => ({
  classRoomId: id,
  classRoomName: name,
  ...rest,
});

export const fromSourceClassJson = ({
  classRoomId,
  classRoomName,
  ...rest
}: SourceClassJson): SourceClass => ({ id: classRoomId, name: classRoomName, ...rest });

/** Whether a student can be added: yes, is already there, or another adult has to decide. */
const AVAILABILITY = ['free', 'here', 'managedElsewhere'] as const;

/** A student of such a class. */
export type SourceStudent = {
  id: string;
  firstName: string;
  lastName: string;
  availability: (typeof AVAILABILITY)[number];
};

export const SourceStudentJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  availability: z
    .enum(AVAILABILITY)
    .describe('`here`: already in the class. `managedElsewhere`: has to join with the class code.'),
});
export type SourceStudentJson = z.output<typeof SourceStudentJsonSchema>;

export const toSourceStudentJson = ({ id, ...rest }: SourceStudent): SourceStudentJson => ({
  userId: id,
  ...rest,
});

export const fromSourceStudentJson = ({ userId, ...rest }: SourceStudentJson): SourceStudent => ({
  id: userId,
  ...rest,
});
