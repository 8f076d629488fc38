import { z } from 'zod';
import { ChildJsonSchema } from '../children/child-json.ts';
import { EDUCATOR_LICENSE_TYPES, valuesOf } from '../options.ts';
import { USER_TYPES } from '../user-types.ts';

/** A user on the wire, with wire names. */
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
  /**
   * True if Clever or the school's provider confirmed the educator, who can then read the library.
   */
  isConfirmed: z.boolean().optional(),
  educatorLicenseType: z.enum(valuesOf(EDUCATOR_LICENSE_TYPES)).optional(),
  educatorGrade: z.string().optional(),
  noOfStudents: z.string().optional(),
  /** The operator's reason for declining, until the educator requests approval again. */
  educatorRefusedReason: z.string().optional(),
  /** Channel on which the educator returned a one-time code. */
  contactCheckedBy: z.enum(['sms', 'email']).optional(),
  type: z.literal('schoolLicenseCode').optional(),
  schoolAccountReg: z.enum(['0', '1']).optional(),
  schoolName: z.string().optional(),
  schoolCity: z.string().optional(),
  schoolZip: z.string().optional(),
  /** School that the educator asked to join, with the reason if it declined. */
  schoolRequest: z
    .object({
      schoolName: z.string(),
      askedAt: z.iso.datetime(),
      refusalReason: z.string().optional(),
    })
    .optional(),
  /**
   * School that removed the educator from its license, until the educator reads it or joins a
   * school.
   */
  schoolRemoval: z.object({ schoolName: z.string(), removedAt: z.iso.datetime() }).optional(),
  userGrade: z.string().optional(),
  /** True if `showOwnLogin` works in this session of a student. */
  canShowLogin: z.boolean().optional(),
  /** True if this session of a student opens the game and no account settings. */
  isGameOnly: z.boolean().optional(),
  childDetails: z.array(ChildJsonSchema).optional(),
  googleAccountId: z.string().optional(),
  cleverAccountId: z.string().optional(),
});
export type UserJson = z.infer<typeof UserJsonSchema>;
