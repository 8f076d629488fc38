import { z } from 'zod';

/** A child as it travels (specification, section 3.2). */
export const ChildJsonSchema = z.object({
  userId: z.string(),
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
  schoolAccountReg: z.enum(['0', '1']),
});
export type ChildJson = z.infer<typeof ChildJsonSchema>;
