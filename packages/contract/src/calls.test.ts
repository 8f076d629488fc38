import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ASSIGNMENT_MESSAGES } from './assignments/assignment-messages.ts';
import type { CallDefinition } from './call.ts';
import { formsIn } from './call-forms.ts';
import { CALLS } from './calls.ts';
import { wireName } from './codec.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import { MESSAGE_CODES } from './message-codes.ts';
import { USER_TYPES } from './user-types.ts';

const calls = Object.entries(CALLS) as [string, CallDefinition][];
type JsonSchema = Record<string, unknown>;

/** Longest input a pattern lets through, for the few fields that a pattern bounds exactly. */
const BOUNDED_PATTERNS = new Set(['^\\d{5}$', '^[0-9]{6}$', '^(19|20)\\d\\d$']);

/** Keys of JSON that travels inside one field: the text of the field itself is bounded. */
const INSIDE_JSON = /\.propertyNames$/;
/** Anything goes: it is compared with "ticked" and never kept. */
const ONLY_COMPARED = /\.properties\.termsOfService$/;

const isBounded = (schema: JsonSchema): boolean =>
  'maxLength' in schema ||
  'enum' in schema ||
  'const' in schema ||
  BOUNDED_PATTERNS.has(String(schema.pattern)) ||
  (Array.isArray(schema.allOf) && schema.allOf.some((part) => isBounded(part as JsonSchema)));

const unboundedStrings = (schema: unknown, path: string): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type } = schema as JsonSchema;
  const isField = /\.properties\.[^.]+$/.test(path);
  const takesText =
    type === 'string' ||
    (Array.isArray(type) && type.includes('string')) ||
    (isField && Object.keys(schema).length === 0);
  const isExcused = INSIDE_JSON.test(path) || ONLY_COMPARED.test(path);
  const own = takesText && !isExcused && !isBounded(schema as JsonSchema) ? [path] : [];
  return own.concat(
    Object.entries(schema).flatMap(([key, value]) => unboundedStrings(value, `${path}.${key}`)),
  );
};

describe.each(calls)('%s', (name, call) => {
  it('is listed under its own name, which is its path', () => {
    expect(call.name).toBe(name);
    expect(name).toMatch(/^[a-zA-Z]+$/);
  });

  it('says in a sentence what it does', () => {
    expect(call.summary).toMatch(/^[A-Z].{10,}[.]$/);
  });

  it('says who may make it', () => {
    const roles = Array.isArray(call.access) ? call.access : Object.values(call.access).flat();
    expect(roles).not.toHaveLength(0);
    for (const role of roles) expect(['anonymous', ...USER_TYPES]).toContain(role);
  });

  // @proves D-2-codes
  it('refuses with codes that exist, each named once', () => {
    for (const code of call.refusals) expect(Object.keys(MESSAGE_CODES)).toContain(code);
    expect(new Set(call.refusals).size).toBe(call.refusals.length);
  });

  it('bounds every text it takes', () => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    expect(unboundedStrings(schema, name)).toEqual([]);
  });

  it('spells fields it takes and no others, and no two of a form alike', () => {
    const taken = formsIn(call.input).map((form) => {
      if (!(form instanceof z.ZodObject)) throw new Error('a form is an object');
      return Object.keys(form.shape);
    });
    for (const name of Object.keys(call.fields ?? {})) expect(taken.flat()).toContain(name);
    for (const names of taken) {
      const wired = names.map((name) => wireName(call.fields, name));
      expect(new Set(wired).size).toBe(names.length);
    }
  });

  it('says "too often" only after a whole number of times in a whole number of seconds', () => {
    for (const { times, seconds } of call.limits ?? []) {
      expect(Number.isInteger(times) && times > 0).toBe(true);
      expect(Number.isInteger(seconds) && seconds > 0).toBe(true);
    }
  });

  it('accepts an idempotency key exactly when it says it may refuse one', () => {
    expect(call.idempotent === true).toBe(call.refusals.includes('IDM_001'));
  });

  it('opens teaching calls to educators only when the codes for "not yet" are declared', () => {
    if (!call.needsTeaching && !call.needsSetUp) return;
    expect(call.refusals).toEqual(expect.arrayContaining(['EDU_001', 'EDU_002']));
  });

  it('explains missing fields in our words, not in those of the library', () => {
    const inputs = [{}, ...USER_TYPES.map((userType) => ({ userType }))];
    const issues = inputs.flatMap((input) => call.input.safeParse(input).error?.issues ?? []);
    const words = new Set<string>(Object.values({ ...FIELD_MESSAGES, ...ASSIGNMENT_MESSAGES }));
    expect(issues.filter((issue) => !words.has(issue.message))).toEqual([]);
  });
});

it('finds a text without a bound, so that the walk above means something', () => {
  const schema = z.object({
    a: z.string(),
    b: z.array(z.string()),
    c: z.string().max(3),
    d: z.union([z.string(), z.number()]),
    e: z.any(),
  });
  expect(unboundedStrings(z.toJSONSchema(schema), 'x')).toEqual([
    'x.properties.a',
    'x.properties.b.items',
    'x.properties.d',
    'x.properties.e',
  ]);
});

// @proves C-3.6-school-details, D-2-purpose-path, D-2-new-calls
it('lists every call of the specification and the decisions', () => {
  expect(Object.keys(CALLS).sort()).toEqual(
    [
      'createUser',
      'logout',
      'login',
      'getSchoolAccountDetails',
      'updateUser',
      'uploadAsset',
      'checkEmail',
      'deleteParentChildAccount',
      'sendSubmitContentEmail',
      'createSchoolAccount',
      'resetPassword',
      'forgotPassword',
      'getUser',
      'sendAuthEmail',
      'validateOtp',
      'createClassRoom',
      'getClassroomsByEducator',
      'deleteClassroom',
      'removeStudentfromClass',
      'addStudentsToClassRoom',
      'showStudentPassword',
      'generateStudentPassword',
      'getGoogleClassrooms',
      'getCleverClassrooms',
      'googleClassroomSync',
      'getAvatarName',
      'saveAvatarName',
      'createSetupIntent',
      // The decisions' own, section 2.
      'confirmAgeCheck',
      'resendVerification',
      'redeemSignIn',
      'joinWithCode',
      'setClassCode',
      'lookUpJoinCode',
      'showOwnLogin',
      'previewClassroomSync',
      'undoClassroomSync',
      'exportChild',
      'eraseChild',
      'getClassroomSyncs',
      'setNightlySync',
      'childPasswordViews',
      'recordPageView',
      'requestApproval',
      'getSchool',
      'removeSchoolTeacher',
      'setSchoolCode',
      'decideSchoolTeacher',
      'giveSchoolClassroom',
      'releaseSchoolClassroom',
      'removeIdleSchoolStudents',
      'removeSchoolStudent',
      'removeIdleStudents',
      'confirmEmail',
      'dismissSchoolRemoval',
      // A child that was unlinked, section 8.
      'getUnlinkedChildren',
      'linkChildAgain',
      // Single sign-on.
      'tieSignIn',
      'findMyClass',
      'connectAccount',
      'disconnectAccount',
      'getConnections',
      'getLinkedLogins',
      'endLinkedLogin',
      'allowLinkedLogin',
      // Students who are here twice.
      'getTwins',
      'mergeStudents',
      'unmergeStudents',
      'keepStudentsApart',
      // Lesson and unit plans.
      'savePlan',
      'getPlanDraft',
      'getSubmissions',
      'getSubmission',
      'getPlanVersion',
      'answerPlanComment',
      'sendPlanAgain',
      'deletePlanDraft',
      'copyPlan',
      'getLibrary',
      'getLibraryPlan',
      'keepPlan',
      // Classrooms, their teams and the way into the game.
      'archiveClassroom',
      'undoRosterImport',
      'showRosterPasswords',
      'renewRosterPasswords',
      'joinClassroom',
      'getTeam',
      'inviteCoTeacher',
      'getInvitations',
      'answerInvitation',
      'removeCoTeacher',
      'handOverClassroom',
      'withdrawHandover',
      'answerHandover',
      'startPlay',
      'redeemPlayToken',
      'makePlayCode',
      'redeemPlayCode',
      // What the game tells parents and teachers.
      'getChildProgress',
      'getClassProgress',
      'getChildFriends',
      'answerFriendRequest',
      'unblockFriend',
      // The weekly mail and the link in it.
      'getWeeklyMail',
      'setWeeklyMail',
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      'assignRow',
      'listAssignments',
      'endAssignment',
    ].sort(),
  );
});

/*
 * Ruling 10 and the permission matrix of the safety bar. The four calls of an educator who waits are
 * open beside it, because they come before anything else: proving that one can be reached, speaking
 * for a school, and asking again after a no. Whoever waits to be approved is unchecked as a rule, and
 * none of the four touches a child.
 */
// @proves P-unchecked-adult
it('lets an unchecked adult do nothing but the adult check, and what anybody may, or ask to be let in', () => {
  const open = calls.filter(([, call]) => call.whileUnchecked).map(([name]) => name);
  expect(open.sort()).toEqual(
    [
      'createSetupIntent',
      'confirmAgeCheck',
      'getUser',
      'logout',
      'login',
      'checkEmail',
      'forgotPassword',
      'resetPassword',
      'resendVerification',
      'confirmEmail',
      'recordPageView',
      'redeemSignIn',
      'tieSignIn',
      'findMyClass',
      'createSchoolAccount',
      'sendAuthEmail',
      'validateOtp',
      'requestApproval',
      // The game makes them, without a session: only the token or code in it counts.
      'redeemPlayToken',
      'redeemPlayCode',
      // By the link in a mail, whoever is signed in: only the token in it counts.
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
    ].sort(),
  );
});

// @proves P-student-reset
it('lets a student whose reset is pending do little but choose a password', () => {
  const open = calls.filter(([, call]) => call.whileResetPending).map(([name]) => name);
  expect(open.sort()).toEqual(
    [
      'login',
      'logout',
      'getUser',
      'updateUser',
      'generateStudentPassword',
      'forgotPassword',
      'resetPassword',
      'confirmEmail',
      'recordPageView',
      'redeemPlayToken',
      'redeemPlayCode',
      // Who joined with a code has no card, and may look before choosing a password.
      'showOwnLogin',
      // Signing in as somebody else replaces the session, whatever it may do.
      'redeemSignIn',
      'tieSignIn',
      'findMyClass',
      // By the link in a mail, whoever is signed in: only the token in it counts.
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
    ].sort(),
  );
});
