import { describe, expect, it } from 'vitest';
import { type HomePathUser, homePath, needsAgeCheckFirst } from './home-path.ts';
import type { PortalUser } from './user.ts';

const homePathUser = (traits: Partial<HomePathUser>): HomePathUser => ({
  userType: 'parent',
  isAgeVerified: false,
  licenseType: undefined,
  mustChangePassword: false,
  ...traits,
});

// @proves S-landing, D-3-landing
describe('homePath', () => {
  // @proves S-educator-removed
  it.each<[string, Partial<HomePathUser>, string]>([
    ['student', { userType: 'student' }, '/create-avatar'],
    [
      'student whose password reset is pending',
      { userType: 'student', mustChangePassword: true },
      '/change-password',
    ],
    ['checked parent', { isAgeVerified: true }, '/linked-child'],
    ['unchecked parent', {}, '/payment'],
    ['unchecked teacher', { userType: 'educator', licenseType: 'teacherAccount' }, '/educator'],
    [
      'checked teacher',
      { userType: 'educator', licenseType: 'teacherAccount', isAgeVerified: true },
      '/educator',
    ],
    [
      'unchecked school-license educator',
      { userType: 'educator', licenseType: 'schoolLicenseCode' },
      '/payment',
    ],
    [
      'educator who was removed from a school license and has not confirmed the notice',
      { userType: 'educator', licenseType: 'schoolLicenseCode', schoolRemoval: {} },
      '/educator',
    ],
    [
      'educator who waits for approval by a school',
      { userType: 'educator', licenseType: 'schoolLicenseCode', schoolRequest: {} },
      '/educator',
    ],
    [
      'checked school-license educator',
      { userType: 'educator', licenseType: 'schoolLicenseCode', isAgeVerified: true },
      '/educator',
    ],
    [
      'unchecked school or district',
      { userType: 'educator', licenseType: 'school/district' },
      '/payment',
    ],
    [
      'checked school or district',
      { userType: 'educator', licenseType: 'school/district', isAgeVerified: true },
      '/educator',
    ],
    ['unknown user type', { userType: JSON.parse('"operator"') }, '/'],
  ])('returns the home path of this user: %s', (_who, traits, path) => {
    expect(homePath(homePathUser(traits))).toBe(path);
  });
});

// @proves D-3-unchecked
describe('needsAgeCheckFirst', () => {
  it.each<[PortalUser['userType'], boolean, boolean, boolean]>([
    ['student', false, false, false],
    ['parent', false, false, true],
    ['parent', false, true, true],
    ['parent', true, false, false],
    ['educator', false, false, true],
    ['educator', false, true, false],
    ['educator', true, false, false],
    ['educator', true, true, false],
  ])(
    'decides whether the adult check comes first for a %s, checked %s, approved %s: %s',
    (userType, isAgeVerified, isApproved, expected) => {
      expect(needsAgeCheckFirst({ userType, isAgeVerified, isApproved })).toBe(expected);
    },
  );
});
