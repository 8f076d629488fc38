import { z } from 'zod';

/** Public data of a join target, as on the class's handouts. Contains no student. */
export const JoinPreviewSchema = z.object({
  /** Name of the classroom, or of the school if it is a student code. */
  joins: z.string(),
  /** Only for a classroom. */
  teacherName: z.string().optional(),
  /** Only for a classroom of a known school. */
  schoolName: z.string().optional(),
  /** True if no seat is free. The teacher or the school has to add seats. */
  isFull: z.boolean(),
});
export type JoinPreview = z.infer<typeof JoinPreviewSchema>;
