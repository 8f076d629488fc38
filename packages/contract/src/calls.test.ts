import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ASSIGNMENT_MESSAGES } from './assignments/assignment-messages.ts';
import { formsIn } from './call-forms.ts';
import { CALLS } from './calls.ts';
import { wireName } from './codec.ts';
import type { CallDefinition } from './define-call.ts';
import { FIELD_MESSAGES } from './texts/field-messages.ts';
import { MESSAGE_CODES } from './texts/message-codes.ts';
import { USER_TYPES } from './user-types.ts';

const calls = Object.entries(CALLS) as [string, CallDefinition][];
type JsonSchema = Record<string, unknown>;

/** Patterns that limit the length of a field exactly. */
const BOUNDED_PATTERNS = new Set(['^\\d{5}$', '^[0-9]{6}$', '^(19|20)\\d\\d$']);

/** Keys of JSON inside one field. The length of the field itself is limited. */
const INSIDE_JSON = /\.propertyNames$/;
/** Accepts any value, because it is only compared with "ticked" and never stored. */
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
  it('has a name that equals its key and path', () => {
    expect(call.name).toBe(name);
    expect(name).toMatch(/^[a-zA-Z]+$/);
  });

  it('has a summary of one sentence', () => {
    expect(call.summary).toMatch(/^[A-Z].{10,}[.]$/);
  });

  it('names the roles that may make the call', () => {
    const roles = Array.isArray(call.access) ? call.access : Object.values(call.access).flat();
    expect(roles).not.toHaveLength(0);
    for (const role of roles) expect(['anonymous', ...USER_TYPES]).toContain(role);
  });

  // @proves D-2-codes
  it('names only existing error codes, each once', () => {
    for (const code of call.refusals) expect(Object.keys(MESSAGE_CODES)).toContain(code);
    expect(new Set(call.refusals).size).toBe(call.refusals.length);
  });

  it('limits the length of every text input', () => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    expect(unboundedStrings(schema, name)).toEqual([]);
  });

  it('maps only existing fields, to unique wire names per form', () => {
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

  it('has rate limits in positive whole numbers', () => {
    for (const { times, seconds } of call.limits ?? []) {
      expect(Number.isInteger(times) && times > 0).toBe(true);
      expect(Number.isInteger(seconds) && seconds > 0).toBe(true);
    }
  });

  it('declares IDM_001 exactly if it accepts an idempotency key', () => {
    expect(call.idempotent === true).toBe(call.refusals.includes('IDM_001'));
  });

  it('declares EDU_001 and EDU_002 if the call needs teaching access or set-up', () => {
    if (!call.needsTeaching && !call.needsSetUp) return;
    expect(call.refusals).toEqual(expect.arrayContaining(['EDU_001', 'EDU_002']));
  });

  it('reports missing fields with our messages, not with those of the library', () => {
    const inputs = [{}, ...USER_TYPES.map((userType) => ({ userType }))];
    const issues = inputs.flatMap((input) => call.input.safeParse(input).error?.issues ?? []);
    const words = new Set<string>(Object.values({ ...FIELD_MESSAGES, ...ASSIGNMENT_MESSAGES }));
    expect(issues.filter((issue) => !words.has(issue.message))).toEqual([]);
  });
});

it('finds texts without a length limit', () => {
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
it('lists every call of the contract', () => {
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
      // Adult check and sign-in.
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
      'findSameStudents',
      'renameStudent',
      'removeStudents',
      'getRemovedStudents',
      'bringBackStudents',
      'moveStudents',
      'copyStudents',
      'undoTransfer',
      'getSourceClasses',
      'removeIdleStudents',
      // The next school year.
      'getNextYear',
      'startNextYear',
      'addToNextYear',
      'undoNextYear',
      'getSchoolNextYear',
      'startSchoolNextYear',
      'undoSchoolNextYear',
      'confirmEmail',
      'dismissSchoolRemoval',
      // Unlinked children.
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
      // Duplicate students.
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
      // Classrooms, co-teachers and game access.
      'archiveClassroom',
      'undoRosterImport',
      'showRosterPasswords',
      'renewRosterPasswords',
      'joinClassroom',
      'getTeam',
      'inviteCoTeacher',
      'getInvitations',
      'answerInvitation',
      'changeCoTeacher',
      'removeCoTeacher',
      'handOverClassroom',
      'withdrawHandover',
      'answerHandover',
      'startPlay',
      'redeemPlayToken',
      // Progress reports for parents and teachers.
      'getChildProgress',
      'getChildSkill',
      'getPlayTime',
      'setExtraPlayTime',
      'getClassProgress',
      'getStudentReport',
      // Next steps on the home page of teachers.
      'getNextSteps',
      'getChildFriends',
      'answerFriendRequest',
      'unblockFriend',
      // The weekly mail and its link.
      'getWeeklyMail',
      'setWeeklyMail',
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      'assignRow',
      'listAssignments',
      'endAssignment',
      'getOwnField',
      'enterClass',
      'getOpenClass',
      'signInToClass',
      'signInWithCard',
      'signInWithPictures',
      'raiseHand',
      'checkHand',
      'lowerHand',
      'openClass',
      'closeClass',
      'openClassHere',
      'getLiveClass',
      'answerHand',
      'getRaisedHands',
      'setClassSignIn',
      'setSignInMethod',
      'issueCards',
      'revokeCards',
      'showPictures',
      'renewPictures',
      'showSignInCode',
      'suggestUsername',
      'playAsChild',
    ].sort(),
  );
});

/*
 * Waiting educators usually have no adult check. Four calls are open to them, because they come
 * first and touch no child.
 */
// @proves P-unchecked-adult
it('opens only the listed calls to an adult without the adult check', () => {
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
      // The game makes these calls without a session. Only the token or code counts.
      'redeemPlayToken',
      // Mailed links work with or without a session. Only the token counts.
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      // Students share devices. Only the token of the device, the card or the pictures count.
      'enterClass',
      'getOpenClass',
      'signInToClass',
      'signInWithCard',
      'signInWithPictures',
      'raiseHand',
      'checkHand',
      'lowerHand',
    ].sort(),
  );
});

// @proves P-student-reset
it('opens only the listed calls to a student whose password reset is pending', () => {
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
      // A student who joined with a code has no card, and can view the login before choosing a
      // password.
      'showOwnLogin',
      // Signing in as another user replaces the session.
      'redeemSignIn',
      'tieSignIn',
      'findMyClass',
      // Mailed links work with or without a session. Only the token counts.
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      // Students share devices. Only the token of the device, the card or the pictures count.
      'enterClass',
      'getOpenClass',
      'signInToClass',
      'signInWithCard',
      'signInWithPictures',
      'raiseHand',
      'checkHand',
      'lowerHand',
    ].sort(),
  );
});

// @proves P-game-only
it('opens only the listed calls to a student whose session opens the game only', () => {
  const open = calls.filter(([, call]) => call.whileGameOnly).map(([name]) => name);
  expect(open.sort()).toEqual(
    [
      'getUser',
      'logout',
      'getAvatarName',
      'saveAvatarName',
      'getClassroomsByEducator',
      'getOwnField',
      'startPlay',
      'redeemPlayToken',
      'recordPageView',
      // Signing in replaces the session.
      'login',
      'redeemSignIn',
      'tieSignIn',
      'findMyClass',
      // Mailed links and forms work with or without a session. Only the token counts.
      'forgotPassword',
      'resetPassword',
      'confirmEmail',
      'readWeeklyMailLink',
      'weeklyMailOff',
      'weeklyMailOn',
      // Students share devices. Only the token of the device, the card or the pictures count.
      'enterClass',
      'getOpenClass',
      'signInToClass',
      'signInWithCard',
      'signInWithPictures',
      'raiseHand',
      'checkHand',
      'lowerHand',
    ].sort(),
  );
});
