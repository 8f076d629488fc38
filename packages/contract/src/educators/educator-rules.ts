import type { EducatorUser } from '../accounts/user.ts';

type Educator = Pick<
  EducatorUser,
  'licenseType' | 'isApproved' | 'isAgeVerified' | 'schoolName' | 'grades' | 'schoolRequest'
>;

/**
 * Returns true if an educator has chosen grades and has a school. The school is optional for an
 * individual teacher.
 */
export const isConfigured = (educator: Pick<Educator, 'licenseType' | 'schoolName' | 'grades'>) =>
  educator.grades.length > 0 &&
  (educator.licenseType === 'teacherAccount' || !!educator.schoolName);

/**
 * Returns true if no set-up step is left. A school administrator is always set up and does not
 * teach.
 */
export const isSetUp = (educator: {
  licenseType?: Educator['licenseType'] | undefined;
  isConfigured: boolean;
}) => educator.isConfigured || educator.licenseType === 'school/district';

export type EducatorState = 'pending' | 'waiting' | 'unconfigured' | 'ready';

/**
 * Returns the state of an educator's home page. `waiting` means that the school has to approve the
 * teacher first.
 */
export const educatorState = (educator: Educator): EducatorState => {
  if (!educator.isApproved) return 'pending';
  if (isSetUp({ ...educator, isConfigured: isConfigured(educator) })) return 'ready';
  return educator.schoolRequest && !educator.schoolRequest.refusalReason
    ? 'waiting'
    : 'unconfigured';
};
