import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  AdultSignInSchema,
  ChangePasswordSchema,
  EducatorSignUpSchema,
  ParentSignUpSchema,
  StudentSignInSchema,
} from './accounts/account-forms.ts';
import { SchoolAccountSchema } from './accounts/school-account.ts';
import { createSetupIntent } from './age-check/age-check-calls.ts';
import { avatarName } from './avatars/avatar-name.ts';
import { findAvatarNameError } from './avatars/avatar-rules.ts';
import { NewChildSchema } from './children/child-forms.ts';
import { ClassroomDraftSchema } from './classrooms/classroom.ts';
import { RosterEntrySchema } from './classrooms/roster-entry.ts';
import { getSchoolAccountDetails, validateOtp } from './educators/educator-calls.ts';
import * as fields from './fields.ts';
import { AnswersSchema } from './plans/plan.ts';
import { capacityBelowRoster } from './texts/field-messages.ts';

const firstMessage = (schema: z.ZodType, input: unknown, path: string) =>
  schema.safeParse(input).error?.issues.find((issue) => issue.path[0] === path)?.message;

/** Repeats the specified messages as literals, so that a changed constant fails here. */
const parent = {
  firstName: 'Dana',
  lastName: 'Okafor',
  email: 'dana@home.test',
  city: 'Portland',
  state: 'OR',
  zip: '97214',
  password: 'Sunflower#71',
  confirmPassword: 'Sunflower#71',
  termsOfService: '1',
};
const educator = {
  ...parent,
  phoneNumber: '+1 (503) 555-0142',
  licenseType: 'teacherAccount',
};
const child = {
  firstName: 'Maya',
  lastName: 'Okafor',
  birthMonth: '05',
  birthYear: '2018',
  grade: '3',
  username: 'maya4827',
  password: 'Clover#71a',
  confirmPassword: 'Clover#71a',
  playOption: 'all',
  typingMode: 'preType',
  level: 'challenging',
  subjects: '["math"]',
  plan: 'freetoPlay',
  termsOfService: '1',
};
const classroom = {
  name: 'Room 12',
  teacherName: 'Ms Rivera',
  grade: '3',
  subject: 'math',
  capacity: '24',
};
const school = {
  ...parent,
  phoneNumber: '+1 (503) 555-0142',
  schoolName: 'Hazel Grove',
  schoolCity: 'Portland',
  schoolState: 'OR',
  schoolZip: '97214',
  licenseFor: 'school',
  classroomCount: '20',
  studentCount: '600',
};
const district = {
  ...school,
  licenseFor: 'district',
  schoolsInDistrict: '12',
  classroomCount: '400',
  studentCount: '9000',
};
const content = {
  education: 'master',
  teachingGrades: '["3"]',
  qualification: 'a',
  awards: 'a',
  subjectExpertise: 'math',
  teachingStyle: 'a',
  philosophy: 'a',
  favoriteSubject: 'math',
  successfulLesson: 'a',
  engagement: 'a',
  planType: 'lessonPlan',
  subject: 'math',
  topic: 'a',
  grades: '["3"]',
  essentialQuestions: 'a',
  keySkills: 'a',
  standards: 'a',
  description: 'a',
  objective: 'a',
  special: 'a',
};

type Form = { schema: z.ZodType; whole: Record<string, unknown> };
const FORMS = {
  parent: { schema: ParentSignUpSchema, whole: parent },
  // @proves C-3.4-educator
  educator: { schema: EducatorSignUpSchema, whole: educator },
  adultSignIn: { schema: AdultSignInSchema, whole: { email: parent.email, password: 'x' } },
  studentSignIn: { schema: StudentSignInSchema, whole: { username: 'maya4827', password: 'x' } },
  changePassword: {
    schema: ChangePasswordSchema,
    whole: { oldPassword: 'x', password: 'Sunflower#71', confirmPassword: 'Sunflower#71' },
  },
  // @proves C-3.2-child
  child: { schema: NewChildSchema, whole: child },
  // @proves C-3.7-classroom
  classroom: { schema: ClassroomDraftSchema, whole: classroom },
  roster: {
    schema: RosterEntrySchema,
    whole: { firstName: 'Maya', lastName: 'Okafor', username: 'maya4827' },
  },
  school: { schema: SchoolAccountSchema, whole: school },
  // @proves C-3.5-school
  district: { schema: SchoolAccountSchema, whole: district },
  // @proves C-3.9-content
  content: { schema: AnswersSchema, whole: content },
  schoolCode: { schema: getSchoolAccountDetails.input, whole: { schoolCode: 'WF-7K3M-92QD' } },
  oneTimeCode: {
    schema: validateOtp.input,
    whole: { challengeId: 'a', phoneNumber: '+1 (503) 555-0142', code: '123456' },
  },
  card: {
    schema: createSetupIntent.input,
    whole: { cardholderName: 'Dana Okafor', email: parent.email, zip: '97214', userId: 'x' },
  },
} satisfies Record<string, Form>;
type FormName = keyof typeof FORMS;

describe('forms', () => {
  // @proves C-3.2-child
  it.each(Object.entries(FORMS))('accepts a complete form: %s', (_name, { schema, whole }) => {
    expect(schema.safeParse(whole).error?.issues).toBeUndefined();
  });

  // @proves F-first-name, F-last-name, F-city, F-state, F-zip-required, F-email-required
  // @proves F-password-sign-in, F-confirm-required, F-current-password, F-username, F-terms
  // @proves F-phone-required, F-account-type, F-birth-year, F-birth-month, F-grade
  // @proves F-classroom-grade, F-classroom-subject, F-classroom-students, F-district-schools
  // @proves F-license-type, F-school-code, F-content-required, F-content-education
  // @proves F-content-subject, F-content-plan, F-card, F-roster-entry
  it.each<[FormName, string, string]>([
    ['parent', 'firstName', 'Please enter First Name'],
    ['parent', 'lastName', 'Please enter Last Name'],
    ['parent', 'city', 'Please enter City'],
    ['parent', 'state', 'Please select State'],
    ['parent', 'zip', 'Please enter Zip Code'],
    ['parent', 'email', 'Please enter Email Address'],
    ['parent', 'password', 'Please enter Password'],
    ['parent', 'confirmPassword', 'Please confirm Password'],
    ['parent', 'termsOfService', 'You need to agree to the Terms of Use and Privacy Policy'],
    ['adultSignIn', 'email', 'Please enter Email Address'],
    ['adultSignIn', 'password', 'Please enter Password'],
    ['studentSignIn', 'username', 'Please enter Username'],
    ['studentSignIn', 'password', 'Please enter Password'],
    ['changePassword', 'oldPassword', 'Please enter Current Password'],
    ['educator', 'phoneNumber', 'Please enter Phone Number'],
    ['educator', 'licenseType', 'Please select Account Type'],
    ['educator', 'termsOfService', 'You need to agree to the Terms of Use and Privacy Policy'],
    ['child', 'firstName', 'Please enter First Name'],
    ['child', 'lastName', 'Please enter Last Name'],
    ['child', 'birthMonth', 'Please select Birth Month'],
    ['child', 'birthYear', 'Please select Birth Year'],
    ['child', 'grade', 'Please select Grade'],
    ['child', 'username', 'Please enter Username'],
    ['child', 'password', 'Please enter Password'],
    ['child', 'confirmPassword', 'Please confirm Password'],
    ['child', 'typingMode', 'Please fill all required details'],
    ['child', 'termsOfService', 'You need to agree to the Terms of Use and Privacy Policy'],
    ['classroom', 'name', 'Please enter Classroom Name'],
    ['classroom', 'teacherName', 'Please enter Teacher Name'],
    ['classroom', 'grade', 'Please select Grade'],
    ['classroom', 'subject', 'Please select subject'],
    ['classroom', 'capacity', 'Please enter no. of students'],
    ['roster', 'firstName', 'Please enter First Name'],
    ['roster', 'username', 'Please enter Username'],
    ['school', 'licenseFor', 'Please select License Type'],
    ['school', 'schoolName', 'Please enter School Name'],
    ['school', 'classroomCount', 'Please enter number of classrooms available in the School'],
    ['school', 'studentCount', 'Please enter number of students available in the School'],
    ['district', 'schoolName', 'Please enter District Name'],
    ['district', 'schoolsInDistrict', 'Please enter number of schools available in the District'],
    ['district', 'classroomCount', 'Please enter number of classrooms available in the District'],
    ['district', 'studentCount', 'Please enter number of students available in the District'],
    ['content', 'education', 'Please select Education'],
    ['content', 'subjectExpertise', 'Please select Subject'],
    ['content', 'favoriteSubject', 'Please select Subject'],
    ['content', 'subject', 'Please select Subject'],
    ['content', 'planType', 'Please select type of Plan'],
    ...(
      [
        'qualification',
        'awards',
        'teachingStyle',
        'philosophy',
        'successfulLesson',
        'engagement',
        'topic',
        'essentialQuestions',
        'keySkills',
        'standards',
        'description',
        'objective',
        'special',
      ] as const
    ).map((field): [FormName, string, string] => ['content', field, 'This field is required']),
    ['schoolCode', 'schoolCode', 'Please enter School Code'],
    ['oneTimeCode', 'code', 'Please enter the code'],
    ['card', 'cardholderName', 'Please enter Cardholder Name'],
    ['card', 'zip', 'Please enter Zip Code'],
    ['card', 'email', 'Please enter Email Address'],
  ])('reports in the form %s for a missing or empty %s "%s"', (form, field, message) => {
    const { schema, whole } = FORMS[form];
    const { [field]: _left, ...rest } = whole as Record<string, unknown>;
    expect(firstMessage(schema, rest, field)).toBe(message);
    expect(firstMessage(schema, { ...whole, [field]: '' }, field)).toBe(message);
  });

  // @proves D-8-one-word
  it('accepts a roster entry without a last name', () => {
    const { schema, whole } = FORMS.roster;
    const { lastName: _left, ...rest } = whole;
    for (const entry of [rest, { ...whole, lastName: '' }, { ...whole, lastName: ' ' }]) {
      expect(schema.safeParse(entry).data).toMatchObject({ lastName: '' });
    }
  });

  // @proves F-child-settings
  it.each(['playOption', 'level', 'plan'])(
    'rejects an empty %s of a child and uses the default if it is missing',
    (field) => {
      const { schema, whole } = FORMS.child;
      const { [field]: _left, ...rest } = whole as Record<string, unknown>;
      expect(schema.safeParse(rest).success).toBe(true);
      const message = 'Please fill all required details';
      expect(firstMessage(schema, { ...whole, [field]: '' }, field)).toBe(message);
    },
  );

  // @proves F-child-subject, F-content-grade
  it.each<[FormName, string, string]>([
    ['child', 'subjects', 'Please select at least one Subject'],
    ['content', 'teachingGrades', 'Please select Grade'],
    ['content', 'grades', 'Please select Grade'],
  ])('reports in the form %s for %s without a choice "%s"', (form, field, message) => {
    const { schema, whole } = FORMS[form];
    const { [field]: _left, ...rest } = whole as Record<string, unknown>;
    expect(firstMessage(schema, rest, field)).toBe(message);
    for (const none of ['', '[]', []]) {
      expect(firstMessage(schema, { ...whole, [field]: none }, field)).toBe(message);
    }
  });

  // @proves F-first-name, F-city, F-zip-digits, F-confirm-equal, F-classroom-name, F-teacher-name
  // @proves F-district-schools, F-district-classrooms, F-district-students, F-card, F-digits-only
  // @proves F-textarea, K-zip-length
  it.each<[FormName, string, unknown, string]>([
    ['parent', 'firstName', '   ', 'Please enter First Name'],
    ['parent', 'lastName', '\t ', 'Please enter Last Name'],
    ['parent', 'lastName', '   ', 'Please enter Last Name'],
    ['parent', 'city', '  ', 'Please enter City'],
    ['parent', 'firstName', 'x'.repeat(61), 'This is too long: at most 60 characters'],
    ['parent', 'firstName', 'Da\u202Ena', 'Please remove characters that cannot be shown'],
    ['parent', 'firstName', 'Da\u200Bna', 'Please remove characters that cannot be shown'],
    ['parent', 'lastName', 'Oka\nfor', 'Please remove characters that cannot be shown'],
    ['parent', 'firstName', 'http://evil.test', 'Please leave out web addresses'],
    ['parent', 'lastName', 'evil.com/x', 'Please leave out web addresses'],
    ['parent', 'city', 'www.evil.test', 'Please leave out web addresses'],
    ['child', 'firstName', 'evil.com', 'Please leave out web addresses'],
    ['roster', 'lastName', 'evil.com', 'Please leave out web addresses'],
    ['school', 'schoolName', 'evil.com', 'Please leave out web addresses'],
    ['card', 'cardholderName', 'evil.com', 'Please leave out web addresses'],
    ['parent', 'firstName', ['Dana'], 'Please enter First Name'],
    ['parent', 'firstName', { a: 1 }, 'Please enter First Name'],
    ['parent', 'state', 'Oregon', 'Please choose one of the options'],
    ['parent', 'state', ['OR'], 'Please choose one of the options'],
    ['parent', 'zip', '9721', 'Please enter valid Zip Code'],
    ['parent', 'zip', '972140', 'Please enter valid Zip Code'],
    ['parent', 'zip', '9721a', 'Please enter valid Zip Code'],
    ['parent', 'zip', 'abcde', 'Please enter valid Zip Code'],
    ['parent', 'zip', '٩٧٢١٤', 'Please enter valid Zip Code'],
    ['parent', 'email', 'dana', 'Please enter valid Email Address'],
    ['parent', 'email', 'dana@example', 'Please enter valid Email Address'],
    ['parent', 'email', 'da na@example.org', 'Please enter valid Email Address'],
    ['parent', 'password', 'short', 'Please enter a Strong Password'],
    ['parent', 'password', 'clover71', 'Please enter a Strong Password'],
    ['parent', 'password', '.Clover#71', 'Please enter a Strong Password'],
    ['parent', 'password', 'x'.repeat(300), 'Please enter a Strong Password'],
    ['parent', 'confirmPassword', 'Sunflower#72', 'Passwords did not match'],
    ['parent', 'termsOfService', '0', 'You need to agree to the Terms of Use and Privacy Policy'],
    ['parent', 'termsOfService', false, 'You need to agree to the Terms of Use and Privacy Policy'],
    [
      'parent',
      'termsOfService',
      'yes please',
      'You need to agree to the Terms of Use and Privacy Policy',
    ],
    ['adultSignIn', 'email', 'dana@home', 'Please enter valid Email Address'],
    ['adultSignIn', 'password', 'x'.repeat(201), 'This is too long: at most 200 characters'],
    ['changePassword', 'confirmPassword', 'Sunflower#7', 'Passwords did not match'],
    ['child', 'birthMonth', '13', 'Please choose one of the options'],
    ['child', 'birthYear', '18', 'Please select Birth Year'],
    ['child', 'grade', '9', 'Please choose one of the options'],
    ['child', 'confirmPassword', 'other', 'Passwords did not match'],
    ['child', 'level', 'impossible', 'Please choose one of the options'],
    ['classroom', 'name', '  ', 'Please enter Classroom Name'],
    ['classroom', 'teacherName', '  ', 'Please enter Teacher Name'],
    ['classroom', 'capacity', '0', 'Please enter no. of students'],
    ['classroom', 'capacity', '-1', 'Please use digits only'],
    ['classroom', 'capacity', '1e1', 'Please use digits only'],
    ['classroom', 'capacity', '٤', 'Please use digits only'],
    ['classroom', 'capacity', '4 0', 'Please use digits only'],
    ['classroom', 'capacity', '040', 'Please enter no. of students'],
    ['classroom', 'capacity', '10000', 'Max no. of students are 40'],
    ['school', 'classroomCount', '100', 'This is too long: at most 2 digits'],
    ['school', 'studentCount', '10000', 'This is too long: at most 4 digits'],
    ['district', 'schoolsInDistrict', '1000', 'This is too long: at most 3 digits'],
    ['district', 'classroomCount', '10000', 'This is too long: at most 4 digits'],
    ['district', 'studentCount', '100000', 'This is too long: at most 5 digits'],
    ['content', 'awards', 'x'.repeat(65_001), 'This is too long: at most 65,000 characters'],
    ['content', 'subject', 'others', 'Please choose one of the options'],
    ['oneTimeCode', 'code', '12345', 'Please enter the code'],
    ['oneTimeCode', 'code', '１２３４５６', 'Please enter the code'],
    ['card', 'zip', '9721', 'Please enter valid Zip Code'],
  ])('reports in the form %s for %s = %j "%s"', (form, field, value, message) => {
    const { schema, whole } = FORMS[form];
    expect(firstMessage(schema, { ...whole, [field]: value }, field)).toBe(message);
  });

  it.each<[FormName, string, unknown]>([
    ['parent', 'firstName', 'x'.repeat(60)],
    ['parent', 'lastName', "O'Brien-Núñez 李"],
    ['parent', 'termsOfService', true],
    ['parent', 'termsOfService', 'on'],
    ['parent', 'zip', ' 97214 '],
    ['classroom', 'capacity', '1'],
    ['classroom', 'capacity', '40'],
    ['classroom', 'capacity', 40],
    ['district', 'studentCount', '99999'],
    ['content', 'awards', 'x'.repeat(65_000)],
  ])('accepts in the form %s for %s the value %j', (form, field, value) => {
    const { schema, whole } = FORMS[form];
    expect(schema.safeParse({ ...whole, [field]: value }).success).toBe(true);
  });

  it('reports all wrong fields at once, including the confirmation', () => {
    const { error } = ParentSignUpSchema.safeParse({
      ...parent,
      firstName: '',
      zip: '1',
      confirmPassword: 'other',
    });
    expect(new Set(error?.issues.map((issue) => issue.path[0]))).toEqual(
      new Set(['firstName', 'zip', 'confirmPassword']),
    );
  });

  it('trims and normalizes names', () => {
    const parsed = ParentSignUpSchema.parse({ ...parent, firstName: '  Zoe\u0308 ' });
    expect(parsed.firstName).toBe('Zoë');
  });

  it('converts a username to lower case', () => {
    expect(StudentSignInSchema.parse({ username: ' Maya4827 ', password: 'x' }).username).toBe(
      'maya4827',
    );
  });

  // @proves K-subjects-all
  it('expands "all" to every subject and removes duplicates', () => {
    expect(NewChildSchema.parse({ ...child, subjects: '["all"]' }).subjects).toHaveLength(8);
    expect(NewChildSchema.parse({ ...child, subjects: ['art', 'art'] }).subjects).toEqual(['art']);
  });

  // @proves F-ambassador
  it('keeps the ambassador option on unless it is turned off', () => {
    expect(EducatorSignUpSchema.parse(educator).isAmbassador).toBe(true);
    expect(EducatorSignUpSchema.parse({ ...educator, isAmbassador: '0' }).isAmbassador).toBe(false);
  });

  // @proves F-classroom-shrink
  it('names the number of students in the message about capacity', () => {
    expect(capacityBelowRoster(12)).toBe(
      'Max no. of students count does not allow less than existing students count (12)',
    );
  });
});

// @proves F-avatar-length
describe('length of avatar names', () => {
  it.each([
    ['', 'tooShort'],
    ['abc', 'tooShort'],
    ['  abc  ', 'tooShort'],
    ['𝓐𝓑𝓒', 'tooShort'],
    ['abcdefghijklm', 'tooLong'],
    ['𝓐'.repeat(13), 'tooLong'],
    ['x'.repeat(100), 'tooLong'],
    ['abcd', undefined],
    ['  abcdefghijkl  ', undefined],
    ['Äe\u0301öß', undefined],
    ['e\u0301'.repeat(12), undefined],
  ])('validates the avatar name %j as %s', (name, problem) => {
    const realName = { firstName: 'Robin', lastName: 'Marsh' };
    expect(findAvatarNameError(avatarName.parse(name), realName)).toBe(problem);
  });
  it.each([
    [undefined, 'Must be at least 4 characters'],
    [['abcd'], 'Must be at least 4 characters'],
    ['x'.repeat(101), 'Max 12 characters are allowed'],
  ])('rejects %j as an avatar name', (name, message) => {
    expect(avatarName.safeParse(name).error?.issues[0]?.message).toBe(message);
  });
});

// @proves F-email-pattern, D-4-email-pattern
describe('EMAIL_PATTERN', () => {
  // @proves D-4-email-pattern
  it.each([
    'dana@home.test',
    'Dana.O_k%a+f-r@sub.home-school.example',
    'teacher@hazel.school',
    'teacher@hazel.academy',
    'teacher@hazel.education',
    `a@b.${'c'.repeat(24)}`,
    `${'a'.repeat(64)}@home.test`,
  ])('accepts the email %s', (email) => {
    expect(fields.email.safeParse(email).success).toBe(true);
  });

  it.each([
    'dana',
    '@home.test',
    'dana@',
    'dana@home',
    'dana@home.t',
    'dana@home.123',
    `a@b.${'c'.repeat(25)}`,
    'dana@@home.test',
    'dana@home..test',
    'dana@-home.test',
    'da na@home.test',
    'dana@home.test, eve@home.test',
    'dana@home.test\r\nBcc: eve@home.test',
    'ａ@x.com',
    'dána@home.test',
    '"dana"@home.test',
    `${'a'.repeat(65)}@home.test`,
    `a@${'b'.repeat(250)}.test`,
  ])('rejects the email %j', (email) => {
    expect(fields.email.safeParse(email).error?.issues[0]?.message).toBe(
      'Please enter valid Email Address',
    );
  });

  it.each([
    'a'.repeat(100_000),
    `a@${'a.'.repeat(50_000)}`,
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a'.repeat(50_000)}.${'a'.repeat(50_000)}!`,
  ])('rejects 100 kB of hostile input as an email (case %#) [T69]', (text) => {
    expect(fields.EMAIL_PATTERN.test(text)).toBe(false);
  });
});

describe('id, list and flag fields', () => {
  it.each([
    ['1', true],
    ['true', true],
    ['on', true],
    [true, true],
    [1, true],
    ['0', false],
    ['false', false],
    ['', false],
    [0, false],
    [false, false],
  ])('parses the flag %j as %j', (value, meaning) => {
    expect(fields.flag.parse(value)).toBe(meaning);
  });

  it.each(['yes', 2, null, [], {}])('rejects %j as a flag', (value) => {
    expect(fields.flag.safeParse(value).success).toBe(false);
  });

  // @proves D-2-json-fields
  it('rejects a list field that is too long or not JSON', () => {
    const { classroom: _unused, ...rest } = { classroom, ...child };
    expect(firstMessage(NewChildSchema, { ...rest, subjects: 'math,' }, 'subjects')).toBeTruthy();
    expect(
      firstMessage(NewChildSchema, { ...rest, subjects: `["${'x'.repeat(200_000)}"]` }, 'subjects'),
    ).toBe('This is too long');
  });
});
