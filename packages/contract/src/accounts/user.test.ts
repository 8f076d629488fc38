import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EducatorUser,
  fromUserJson,
  type ParentUser,
  type PortalUser,
  type StudentUser,
  toUserJson,
} from './user.ts';
import { UserJsonSchema } from './user-json.ts';

const person = {
  firstName: 'Dana',
  lastName: 'Okafor',
  zip: '97214',
  city: 'Portland',
  state: 'OR',
  mustChangePassword: false,
};
const parent: ParentUser = {
  ...person,
  id: 'p1',
  userType: 'parent',
  email: 'dana@home.test',
  isAgeVerified: true,
  children: [
    {
      id: 'c1',
      firstName: 'Maya',
      lastName: 'Okafor',
      username: 'maya4827',
      birthMonth: '05',
      birthYear: '2018',
      grade: '3',
      playOption: 'sameAge',
      typingMode: 'preType',
      level: 'medium',
      subjects: ['math'],
      plan: 'freetoPlay',
      picture: '/t',
      mustChangePassword: false,
      signInMethod: 'pictures',
      hasCard: true,
      avatarName: 'MossyPaw',
      avatarLook: 'bloom-1',
      isSchoolMade: false,
      parentId: 'p1',
      city: 'Portland',
      state: 'OR',
      zip: '97214',
      classrooms: [
        { id: 'k1', name: 'Hazel', teacherName: 'Ms Rivera', grade: '3', subject: 'math' },
      ],
    },
  ],
};
const educator: EducatorUser = {
  ...person,
  id: 'e1',
  userType: 'educator',
  email: 'dana@home.test',
  isAgeVerified: true,
  isApproved: true,
  isConfirmed: true,
  licenseType: 'schoolLicenseCode',
  grades: ['3', '4'],
  pronoun: '2',
  phoneNumber: '(503) 555-0142',
  schoolName: 'Hazel Grove',
  schoolCity: 'Portland',
  schoolZip: '97214',
  googleAccountId: 'g1',
  cleverAccountId: 'v1',
  pictures: { original: '/o', medium: '/m', small: '/s', thumbnail: '/t' },
};
const student: StudentUser = {
  ...person,
  id: 's1',
  userType: 'student',
  username: 'maya4827',
  mustChangePassword: true,
  isSchoolMade: true,
  avatarName: 'Skylark',
  avatarLook: 'bloom-3',
  grade: '3',
};

/** Sends a user through JSON text and the schema. */
const overTheWire = (user: PortalUser) =>
  fromUserJson(UserJsonSchema.parse(JSON.parse(JSON.stringify(toUserJson(user)))));

describe('user codec', () => {
  // @proves C-3.1-session
  it.each([
    ['parent', parent],
    ['educator', educator],
    ['student', student],
  ] as const)('decodes an encoded %s unchanged', (_who, user) => {
    expect(overTheWire(user)).toEqual(user);
  });

  it('encodes and decodes any name and any flag', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.boolean(),
        fc.subarray(['1', '2', '3']),
        (firstName, isAgeVerified, isApproved, grades) => {
          const user = { ...educator, firstName, isAgeVerified, isApproved, grades };
          expect(overTheWire(user)).toEqual(user);
        },
      ),
    );
  });

  it.each([
    [true, 't'],
    [false, 'f'],
  ])('encodes an adult check of %s as ageVerfiedflag %s', (isAgeVerified, flag) => {
    expect(toUserJson({ ...parent, isAgeVerified }).ageVerfiedflag).toBe(flag);
    expect(toUserJson({ ...educator, isAgeVerified }).ageVerfiedflag).toBe(flag);
  });

  it.each([
    [true, 'true'],
    [false, 'false'],
  ])('encodes an approval of %s as educatorApprovedFlag %s', (isApproved, flag) => {
    expect(toUserJson({ ...educator, isApproved }).educatorApprovedFlag).toBe(flag);
  });

  // @proves C-3.1-session, D-1-names, D-1-spellings
  it('keeps the wire names of a user', () => {
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
    expect(toUserJson(parent).childDetails).toEqual([
      {
        userId: 'c1',
        firstName: 'Maya',
        lastName: 'Okafor',
        email: 'maya4827',
        birthMonth: '05',
        birthYear: '2018',
        userGrade: '3',
        childPlayOption: 'sameAge',
        childMayUse: 'preType',
        levelPreference: 'medium',
        subject: ['math'],
        subscriptionPlans: 'freetoPlay',
        thumbnailAsset: '/t',
        passwordResetNotDone: false,
        schoolAccountReg: '0',
        signInMethod: 'pictures',
        hasCard: true,
        wonderfieldName: 'MossyPaw',
        avatarPreview: 'bloom-1',
        homeAccountReg: '1',
        userType: 'student',
        parentId: 'p1',
        city: 'Portland',
        state: 'OR',
        zip: '97214',
        classRoomsDetails: [
          {
            classRoomId: 'k1',
            classRoomName: 'Hazel',
            teacherName: 'Ms Rivera',
            classRoomGrade: '3',
            classRoomSubject: 'math',
          },
        ],
      },
    ]);
  });

  // @proves C-3.1-session
  it('encodes only the fields of the user’s type', () => {
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

  it('has no wire field for a password, a hash or a token', () => {
    const keys = Object.keys(UserJsonSchema.shape).filter((key) => key !== 'passwordResetNotDone');
    expect(keys.filter((key) => /password|hash|token|secret|sealed/i.test(key))).toEqual([]);
  });
});
