import { CHILD_FIELDS } from '../children/child.ts';
import { defineCodec } from '../codec.ts';
import { SCHOOL_ACCOUNT_FIELDS } from './school-account-fields.ts';
import { fromUserJson, type PortalUser, toUserJson } from './user.ts';
import type { UserJson } from './user-json.ts';

/* Codecs of the account calls whose wire names differ. */

type WithMark = { deviceMark?: string | undefined };
type WithTicket = { ageCheckTicket?: string | undefined };

/** The user is sent as JSON text inside the response. The output schema writes the text. */
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
  /** The wire format allows both names. */
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
  /** A student signs in with a username, and a caller can use that name. */
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
  /** Grades are sent as comma-separated text. */
  send: ({ grades, ...changes }: { grades?: string | string[] | undefined }) => ({
    ...changes,
    ...(grades !== undefined && { grades: [grades].flat().join(',') }),
  }),
  /** A new password revokes old device tokens. The device that set it gets a new one. */
  write: (response: { user: PortalUser } & WithMark) => ({
    ...userResponse.write(response),
    deviceMark: response.deviceMark,
  }),
  read: (json: { userJson: string } & WithMark) => ({
    ...userResponse.read(json),
    deviceMark: json.deviceMark,
  }),
});
