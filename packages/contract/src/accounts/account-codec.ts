import { CHILD_FIELDS } from '../children/child.ts';
import { defineCodec } from '../codec.ts';
import { SCHOOL_ACCOUNT_FIELDS } from './school-account-fields.ts';
import { fromUserJson, type PortalUser, toUserJson } from './user.ts';
import type { UserJson } from './user-json.ts';

/* The calls about an account, where the wire's words differ from the code's. */

type WithMark = { deviceMark?: string | undefined };
type WithTicket = { ageCheckTicket?: string | undefined };

/** The user travels as JSON text inside the answer (D 2); the schema of the answer writes the text. */
export const userResponse = {
  write: ({ user }: { user: PortalUser }) => ({ userJson: toUserJson(user) }),
  read: ({ userJson }: { userJson: string }) => ({
    user: fromUserJson(JSON.parse(userJson) as UserJson),
  }),
};

export const createUser = defineCodec('createUser', {
  fields: {
    ...CHILD_FIELDS,
    ...SCHOOL_ACCOUNT_FIELDS,
    isHomeAccount: 'homeAccountReg',
  },
  /** S 3.4 names it both ways. */
  aliases: { licenseType: { name: 'accountType', values: { teacher: 'teacherAccount' } } },
  write: ({ user, ageCheckTicket }: { user: PortalUser } & WithTicket) => ({
    ...userResponse.write({ user }),
    ageCheckTicket,
  }),
  read: (json: { userJson: string } & WithTicket) => ({
    ...userResponse.read(json),
    ageCheckTicket: json.ageCheckTicket,
  }),
});

export const login = defineCodec('login', {
  fields: { username: 'email' },
  /** A student types a username; a caller may call it that. */
  aliases: { email: { name: 'username' }, username: { name: 'username' } },
  write: (response: { user: PortalUser; sessionToken: string } & WithMark & WithTicket) => ({
    ...userResponse.write(response),
    sessionToken: response.sessionToken,
    deviceMark: response.deviceMark,
    ageCheckTicket: response.ageCheckTicket,
  }),
  read: (json: { userJson: string; sessionToken: string } & WithMark & WithTicket) => ({
    ...userResponse.read(json),
    sessionToken: json.sessionToken,
    deviceMark: json.deviceMark,
    ageCheckTicket: json.ageCheckTicket,
  }),
});

export const checkEmail = defineCodec('checkEmail', { fields: { signInName: 'email' } });

export const getUser = defineCodec('getUser', userResponse);

export const updateUser = defineCodec('updateUser', {
  fields: {
    childId: 'requestUserId',
    grade: CHILD_FIELDS.grade,
    playOption: CHILD_FIELDS.playOption,
    typingMode: CHILD_FIELDS.typingMode,
    level: CHILD_FIELDS.level,
    subjects: CHILD_FIELDS.subjects,
    dailyTime: CHILD_FIELDS.dailyTime,
    plan: CHILD_FIELDS.plan,
    pronoun: 'preferedPronoun',
    grades: 'educatorGrade',
    studentsInClass: 'noOfStudents',
    licenseType: 'educatorLicenseType',
    schoolCode: 'schoolRegCode',
    avatarName: 'wonderfieldName',
  },
  /** Grades travel joined with commas (S 3.6). */
  send: ({ grades, ...changes }: { grades?: string | string[] | undefined }) => ({
    ...changes,
    ...(grades !== undefined && { grades: [grades].flat().join(',') }),
  }),
  /** A new password ends the marks of before; the device that chose it gets a new one. */
  write: (response: { user: PortalUser } & WithMark) => ({
    ...userResponse.write(response),
    deviceMark: response.deviceMark,
  }),
  read: (json: { userJson: string } & WithMark) => ({
    ...userResponse.read(json),
    deviceMark: json.deviceMark,
  }),
});
