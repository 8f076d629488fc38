import { z } from 'zod';
import { valuesOf } from '../options.ts';
import { SIGN_IN_METHODS } from '../sign-in-method.ts';

const ChildClassroomJsonSchema = z.object({
  classRoomId: z.string(),
  classRoomName: z.string(),
  teacherName: z.string(),
  classRoomGrade: z.string(),
  classRoomSubject: z.string(),
});

/** A child on the wire. */
export const ChildJsonSchema = z.object({
  userId: z.string(),
  userType: z.literal('student').optional(),
  parentId: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthMonth: z.string().optional(),
  birthYear: z.string().optional(),
  userGrade: z.string().optional(),
  childPlayOption: z.string().optional(),
  childMayUse: z.string().optional(),
  levelPreference: z.string().optional(),
  subject: z.array(z.string()).optional(),
  dailyTimeLimit: z.string().optional(),
  subscriptionPlans: z.string().optional(),
  thumbnailAsset: z.string().optional(),
  passwordResetNotDone: z.boolean(),
  signInMethod: z.enum(valuesOf(SIGN_IN_METHODS)),
  hasCard: z.boolean(),
  wonderfieldName: z.string().optional(),
  avatarPreview: z.string().optional(),
  schoolAccountReg: z.enum(['0', '1']),
  /** '1' if a parent created the account at home. */
  homeAccountReg: z.enum(['0', '1']).optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  zip: z.string().optional(),
  /** Current classrooms of the child. */
  classRoomsDetails: z.array(ChildClassroomJsonSchema).optional(),
});
export type ChildJson = z.infer<typeof ChildJsonSchema>;
