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

/** Nothing is left to set up; a school's own account is set up with its school, and teaches nobody. */
export const isSetUp = (educator: {
  licenseType?: Educator['licenseType'] | undefined;
  isConfigured: boolean;
}) => educator.isConfigured || educator.licenseType === 'school/district';

export type EducatorState = 'pending' | 'waiting' | 'unconfigured' | 'ready';

/**
 * The states of an educator's home (sections 2.6 and 4), and the one of a teacher whose school has
 * to say yes first (decisions, section 8).
 */
export const educatorState = (educator: Educator): EducatorState => {
  if (!educator.isApproved) return 'pending';
  if (isSetUp({ ...educator, isConfigured: isConfigured(educator) })) return 'ready';
  return educator.schoolRequest && !educator.schoolRequest.refusalReason
    ? 'waiting'
    : 'unconfigured';
};
