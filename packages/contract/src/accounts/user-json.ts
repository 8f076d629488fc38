import { z } from 'zod';
import { ChildJsonSchema } from '../children/child-json.ts';
import { EDUCATOR_LICENSE_TYPES, valuesOf } from '../options.ts';
import { USER_TYPES } from '../user-types.ts';

/** The user as it travels: section 3.1, with the specification's spellings. */
export const UserJsonSchema = z.object({
  userId: z.string(),
  userType: z.enum(USER_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  zip: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  phoneNumber: z.string().optional(),
  preferedPronoun: z.string().optional(),
  thumbnailAsset: z.string().optional(),
  mediumThumbnailAsset: z.string().optional(),
  smallThumbnailAsset: z.string().optional(),
  originalAsset: z.string().optional(),
  profileUrl: z.string().optional(),
  avatarPreview: z.string().optional(),
  wonderfieldName: z.string().optional(),
  passwordResetNotDone: z.boolean(),
  ageVerfiedflag: z.enum(['t', 'f']).optional(),
  educatorApprovedFlag: z.enum(['true', 'false']).optional(),
  /** The school's provider or Clever confirmed the educator, who may read the library. */
  isConfirmed: z.boolean().optional(),
  educatorLicenseType: z.enum(valuesOf(EDUCATOR_LICENSE_TYPES)).optional(),
  educatorGrade: z.string().optional(),
  noOfStudents: z.string().optional(),
  /** Why an operator said no, until the educator asks again. */
  educatorRefusedReason: z.string().optional(),
  /** How the educator was reached with a one-time code, if at all. */
  contactCheckedBy: z.enum(['sms', 'email']).optional(),
  type: z.literal('schoolLicenseCode').optional(),
  schoolAccountReg: z.enum(['0', '1']).optional(),
  schoolName: z.string().optional(),
  schoolCity: z.string().optional(),
  schoolZip: z.string().optional(),
  /** A school the educator asked to join, with the reason if it said no. */
  schoolRequest: z
    .object({
      schoolName: z.string(),
      askedAt: z.iso.datetime(),
      refusalReason: z.string().optional(),
    })
    .optional(),
  /** A school that took the educator off its license, until they are at one again or have read it. */
  schoolRemoval: z.object({ schoolName: z.string(), removedAt: z.iso.datetime() }).optional(),
  userGrade: z.string().optional(),
  /** Of a student: `showOwnLogin` answers in this session. */
  canShowLogin: z.boolean().optional(),
  childDetails: z.array(ChildJsonSchema).optional(),
  googleAccountId: z.string().optional(),
  cleverAccountId: z.string().optional(),
});
export type UserJson = z.infer<typeof UserJsonSchema>;
