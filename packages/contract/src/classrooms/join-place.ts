import { z } from 'zod';

/** What a code opens, as the class's own handouts say it; nothing of who is there. */
export const JoinPreviewSchema = z.object({
  /** The name of the classroom, or of the school whose student code it is. */
  joins: z.string(),
  /** Of a classroom. */
  teacherName: z.string().optional(),
  /** Of a classroom whose school is known. */
  schoolName: z.string().optional(),
  /** Nobody else fits in: the teacher or the school has to make room. */
  isFull: z.boolean(),
});
export type JoinPreview = z.infer<typeof JoinPreviewSchema>;
