import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromUserJson, type PortalUser, toUserJson } from './user.ts';
import { UserJsonSchema } from './user-schema.ts';

const parent: PortalUser = {
  id: 'p1',
  userType: 'parent',
  firstName: 'Dana',
  lastName: 'Okafor',
  email: 'dana@home.test',
  zip: '97214',
  city: 'Portland',
  state: 'OR',
  mustChangePassword: false,
  isAgeVerified: true,
  isApproved: false,
  educatorGrades: [],
  isSchoolMade: false,
  children: [
    {
      userId: 'c1',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya4827',
      passwordResetNotDone: false,
      schoolAccountReg: '0',
    },
  ],
};
const educator: PortalUser = {
  ...parent,
  id: 'e1',
  userType: 'educator',
  isApproved: true,
  licenseType: 'schoolLicenseCode',
  educatorGrades: ['3', '4'],
  pronoun: '2',
  phoneNumber: '(503) 555-0142',
  schoolName: 'Hazel Grove',
  schoolCity: 'Portland',
  schoolZip: '97214',
  googleAccountId: 'g1',
  cleverAccountId: 'v1',
  pictures: { original: '/o', medium: '/m', small: '/s', thumbnail: '/t' },
  children: [],
};
const student: PortalUser = {
  ...parent,
  id: 's1',
  userType: 'student',
  email: 'maya4827',
  isAgeVerified: false,
  mustChangePassword: true,
  isSchoolMade: true,
  avatarName: 'Skylark',
  avatarPreview: 'bloom-3',
  grade: '3',
  children: [],
};

/** As it travels: through JSON text and the schema. */
const overTheWire = (user: PortalUser) =>
  fromUserJson(UserJsonSchema.parse(JSON.parse(JSON.stringify(toUserJson(user)))));

describe('a user on the wire (S 3.1)', () => {
  it.each([
    ['parent', parent],
    ['educator', educator],
    ['student', student],
  ])('comes back as the same %s', (_who, user) => {
    expect(overTheWire(user)).toEqual(user);
  });

  it('keeps any name and any flag', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.boolean(),
        fc.subarray(['1', '2', '3']),
        (firstName, isAgeVerified, isApproved, educatorGrades) => {
          const user = { ...educator, firstName, isAgeVerified, isApproved, educatorGrades };
          expect(overTheWire(user)).toEqual(user);
        },
      ),
    );
  });

  it.each([
    [true, 't'],
    [false, 'f'],
  ])('writes an adult check of %s as ageVerfiedflag %s', (isAgeVerified, flag) => {
    expect(toUserJson({ ...parent, isAgeVerified }).ageVerfiedflag).toBe(flag);
    expect(toUserJson({ ...educator, isAgeVerified }).ageVerfiedflag).toBe(flag);
  });

  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('writes an approval of %s as educatorApprovedFlag %s', (isApproved, flag) => {
    expect(toUserJson({ ...educator, isApproved }).educatorApprovedFlag).toBe(flag);
  });

  it("keeps the specification's spellings", () => {
    expect(toUserJson(educator)).toMatchObject({
      preferedPronoun: '2',
      educatorGrade: '3,4',
      educatorLicenseType: 'schoolLicenseCode',
      type: 'schoolLicenseCode',
      thumbnailAsset: '/t',
      smallThumbnailAsset: '/s',
      mediumThumbnailAsset: '/m',
      originalAsset: '/o',
      profileUrl: '/o',
    });
    expect(toUserJson(student)).toMatchObject({
      passwordResetNotDone: true,
      wonderfieldName: 'Skylark',
      avatarPreview: 'bloom-3',
      schoolAccountReg: '1',
      userGrade: '3',
    });
  });

  it('tells each kind of user only what belongs to it', () => {
    const defined = (user: PortalUser) =>
      Object.entries(toUserJson(user)).flatMap(([key, value]) => (value === undefined ? [] : key));
    expect(defined(student)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/ageVerfied|educator|childDetails/)]),
    );
    expect(defined(parent)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/educator|schoolAccountReg/)]),
    );
    expect(defined(educator)).not.toContain('childDetails');
  });

  it('carries no key that speaks of a password, a hash or a token', () => {
    const keys = Object.keys(UserJsonSchema.shape).filter((key) => key !== 'passwordResetNotDone');
    expect(keys.filter((key) => /password|hash|token|secret|sealed/i.test(key))).toEqual([]);
  });
});
