import { expect, it } from 'vitest';
import { type HeaderItem, headerItems } from './header-items.ts';

type HeaderUser = Parameters<typeof headerItems>[0];

const user = (traits: Partial<HeaderUser>): HeaderUser => ({
  userType: 'parent',
  licenseType: undefined,
  isAgeVerified: false,
  isApproved: false,
  mustChangePassword: false,
  ...traits,
});
const ready = { userType: 'educator', isAgeVerified: true, isApproved: true } as const;
const ALWAYS: HeaderItem[] = ['myAccount', 'changePassword', 'logout'];

// @proves S-header-classrooms, S-header-school, S-header-library, S-header-profile-menu
// @proves S-header-play, D-8-before-the-code
it.each<[string, Partial<HeaderUser>, HeaderItem[]]>([
  ['student', { userType: 'student' }, ['myClassrooms', ...ALWAYS]],
  ['parent who is not checked', {}, ['myChildren', 'playGame', ...ALWAYS]],
  ['parent', { isAgeVerified: true }, ['myChildren', 'progress', 'playGame', ...ALWAYS]],
  [
    'teacher who is checked and approved',
    { ...ready, licenseType: 'teacherAccount' },
    ['myClassrooms', 'library', 'playGame', ...ALWAYS],
  ],
  [
    'teacher who is checked but not approved',
    { ...ready, isApproved: false, licenseType: 'teacherAccount' },
    ALWAYS,
  ],
  [
    'teacher who is confirmed by the school but not approved',
    { ...ready, isApproved: false, isConfirmed: true, licenseType: 'teacherAccount' },
    ['library', ...ALWAYS],
  ],
  [
    'teacher who is approved but not checked',
    { ...ready, isAgeVerified: false, licenseType: 'teacherAccount' },
    ALWAYS,
  ],
  [
    'school-license educator who is checked and approved',
    { ...ready, licenseType: 'schoolLicenseCode' },
    ['myClassrooms', 'library', 'playGame', ...ALWAYS],
  ],
  [
    'school-license educator who is not checked',
    { ...ready, isAgeVerified: false, licenseType: 'schoolLicenseCode' },
    ['myClassrooms', ...ALWAYS],
  ],
  [
    'school or district that is checked and approved',
    { ...ready, licenseType: 'school/district' },
    ['mySchool', 'library', 'playGame', ...ALWAYS],
  ],
  [
    'school or district that is not approved',
    { ...ready, isApproved: false, licenseType: 'school/district' },
    ALWAYS,
  ],
])('returns the header items of a %s', (_who, traits, expected) => {
  expect(new Set(headerItems(user(traits)).map(({ item }) => item))).toEqual(new Set(expected));
});

// @proves S-header-account-locked
it('locks only My Account for a student whose password reset is pending', () => {
  const items = headerItems(user({ userType: 'student', mustChangePassword: true }));
  expect(items.filter(({ isLocked }) => isLocked).map(({ item }) => item)).toEqual(['myAccount']);
});

it('locks no header item for other users', () => {
  for (const userType of ['student', 'parent', 'educator'] as const) {
    expect(headerItems(user({ userType })).some(({ isLocked }) => isLocked)).toBe(false);
  }
});
