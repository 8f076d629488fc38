import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { UserType } from '@wonderfield/contract/user-types';

/** A license. Without a code it still waits for an operator's approval. */
export type DemoSchool = {
  licenseFor: 'school' | 'district';
  schoolsInDistrict?: number;
  classroomSeats: number;
  studentSeats: number;
  code?: string;
};

/** Demo users for local use. Their passwords are public, so never load them in production. */
export type DemoPerson = {
  userType: UserType;
  /** A short description of what this user demonstrates. */
  who: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  isAgeVerified?: boolean;
  educator?: {
    licenseType: EducatorLicenseType;
    isApproved: boolean;
    school?: { name: string; city: string; zip: string };
    grades?: string[];
    /** The school or district this user requested a license for. */
    administers?: DemoSchool;
    /** The administrator whose code this teacher redeemed. */
    redeemedFrom?: string;
    /** The administrator whose approval this teacher waits for. */
    waitsFor?: string;
  };
  phoneNumber?: string;
  student?: {
    parentEmail?: string;
    isSchoolMade?: boolean;
    mustChangePassword?: boolean;
    avatar?: { name: string; look: string };
    playOption?: 'approvedOnly';
    signInMethod: SignInMethod;
    grade: string;
    birthMonth: string;
    birthYear: string;
  };
};

/** A code in the code alphabet, for local use only. */
const DEMO_SCHOOL_CODE = 'WF-2026-FERN';
const SCHOOL = { name: 'Hazel Grove Elementary', city: 'Portland', zip: '97214' };

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  {
    userType: 'parent',
    who: 'Parent of two, adult check done',
    email: 'dana@demo.wonderfield.example',
    password: 'Sunflower#71',
    firstName: 'Dana',
    lastName: 'Okafor',
    isAgeVerified: true,
  },
  {
    userType: 'parent',
    who: 'Parent, adult check not done',
    email: 'miguel@demo.wonderfield.example',
    password: 'Orchard#28',
    firstName: 'Miguel',
    lastName: 'Santos',
  },
  {
    userType: 'educator',
    who: 'Teacher, approved',
    email: 'elena@demo.wonderfield.example',
    password: 'Chalkdust#64',
    firstName: 'Elena',
    lastName: 'Rivera',
    isAgeVerified: true,
    educator: {
      licenseType: 'teacherAccount',
      isApproved: true,
      school: SCHOOL,
      grades: ['3', '4'],
    },
  },
  {
    userType: 'educator',
    who: 'Teacher, waiting for approval',
    email: 'tom@demo.wonderfield.example',
    password: 'Inkwell#39',
    firstName: 'Tom',
    lastName: 'Whitaker',
    phoneNumber: '+15035550142',
    isAgeVerified: true,
    educator: { licenseType: 'teacherAccount', isApproved: false },
  },
  {
    userType: 'educator',
    who: 'Teacher with a school license',
    email: 'aisha@demo.wonderfield.example',
    password: 'Playbell#52',
    firstName: 'Aisha',
    lastName: 'Rahman',
    isAgeVerified: true,
    educator: {
      licenseType: 'schoolLicenseCode',
      isApproved: true,
      school: SCHOOL,
      grades: ['2'],
      redeemedFrom: 'grace@demo.wonderfield.example',
    },
  },
  {
    userType: 'educator',
    who: 'Teacher who still has to enter a school code',
    email: 'ben@demo.wonderfield.example',
    password: 'Marbles#47',
    firstName: 'Ben',
    lastName: 'Castillo',
    phoneNumber: '+15035550187',
    educator: { licenseType: 'schoolLicenseCode', isApproved: true },
  },
  {
    userType: 'educator',
    who: 'Teacher waiting for approval by a school',
    // An email outside the school’s domain.
    email: 'iris.vale@mailbox.example',
    password: 'Lantern#26',
    firstName: 'Iris',
    lastName: 'Vale',
    phoneNumber: '+15035550176',
    educator: {
      licenseType: 'schoolLicenseCode',
      isApproved: true,
      grades: ['4'],
      waitsFor: 'grace@demo.wonderfield.example',
    },
  },
  {
    userType: 'educator',
    who: `School administrator, staff code ${DEMO_SCHOOL_CODE}`,
    email: 'grace@demo.wonderfield.example',
    password: 'Corridor#18',
    firstName: 'Grace',
    lastName: 'Lindqvist',
    phoneNumber: '+15035550111',
    isAgeVerified: true,
    educator: {
      licenseType: 'school/district',
      isApproved: true,
      school: SCHOOL,
      administers: {
        licenseFor: 'school',
        classroomSeats: 60,
        studentSeats: 800,
        code: DEMO_SCHOOL_CODE,
      },
    },
  },
  {
    userType: 'educator',
    who: 'District administrator, waiting for approval',
    email: 'priya@demo.wonderfield.example',
    password: 'Compass#83',
    firstName: 'Priya',
    lastName: 'Natarajan',
    phoneNumber: '+15035550133',
    isAgeVerified: true,
    educator: {
      licenseType: 'school/district',
      isApproved: false,
      school: { name: 'Willow River School District', city: 'Salem', zip: '97301' },
      administers: {
        licenseFor: 'district',
        schoolsInDistrict: 9,
        classroomSeats: 180,
        studentSeats: 4200,
      },
    },
  },
  {
    userType: 'student',
    who: 'Student with an avatar',
    email: 'maya4827',
    password: 'Clover#71',
    firstName: 'Maya',
    lastName: 'Okafor',
    student: {
      parentEmail: 'dana@demo.wonderfield.example',
      avatar: { name: 'Skylark', look: 'bloom-3' },
      playOption: 'approvedOnly',
      signInMethod: 'words',
      grade: '3',
      birthMonth: '05',
      birthYear: '2018',
    },
  },
  {
    userType: 'student',
    who: 'Student without an avatar',
    email: 'theo6153',
    password: 'Acorn#52ab',
    firstName: 'Theo',
    lastName: 'Okafor',
    student: {
      parentEmail: 'dana@demo.wonderfield.example',
      signInMethod: 'pictures',
      grade: '1',
      birthMonth: '09',
      birthYear: '2020',
    },
  },
  {
    userType: 'student',
    who: 'Student who must choose a new password',
    email: 'amara903',
    password: 'Pebble#83',
    firstName: 'Amara',
    lastName: 'Diallo',
    student: {
      isSchoolMade: true,
      mustChangePassword: true,
      signInMethod: 'own',
      grade: '3',
      birthMonth: '02',
      birthYear: '2018',
    },
  },
];

/** The operator who signs in to the console. */
export const DEMO_OPERATOR = {
  email: 'operator@demo.wonderfield.example',
  name: 'Robin Field',
  password: 'Lighthouse#96',
  /** The secret for the authenticator, whose codes the sandbox shows. As public as the password. */
  totpSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
