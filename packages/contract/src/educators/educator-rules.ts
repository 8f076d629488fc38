import type { EducatorUser } from '../accounts/user.ts';

type Educator = Pick<
  EducatorUser,
  'licenseType' | 'isApproved' | 'isAgeVerified' | 'schoolName' | 'grades' | 'schoolRequest'
>;

/**
 * Set up: an individual teacher has chosen grades (a school is optional for them, section 5);
 * everybody else also has a school.
 */
export const isConfigured = (educator: Pick<Educator, 'licenseType' | 'schoolName' | 'grades'>) =>
  educator.grades.length > 0 &&
  (educator.licenseType === 'teacherAccount' || !!educator.schoolName);

export type EducatorState = 'pending' | 'waiting' | 'unconfigured' | 'ready';

/**
 * The states of an educator's home (sections 2.6 and 4), and the one of a teacher whose school has
 * to say yes first (decisions, section 8).
 */
export const educatorState = (educator: Educator): EducatorState => {
  if (!educator.isApproved) return 'pending';
  // A school's own account has nothing left to set up: the school is its set-up.
  if (educator.licenseType === 'school/district') return 'ready';
  if (isConfigured(educator)) return 'ready';
  return educator.schoolRequest && !educator.schoolRequest.refusalReason
    ? 'waiting'
    : 'unconfigured';
};
