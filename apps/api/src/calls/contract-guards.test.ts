import { CALLS, type CallName } from '@wonderfield/contract/calls';
import type { Code } from '@wonderfield/contract/texts/message-codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../testing/build-test-app.ts';
import { childForm } from '../../testing/factories/child-form.ts';
import { classroomForm, joinForm, rosterLine } from '../../testing/factories/classroom-form.ts';
import { educatorSignUp, phoneNumber } from '../../testing/factories/educator-sign-up.ts';
import { dayIn, makeAssignment } from '../../testing/factories/make-assignment.ts';
import { makeClassroom, makeCoTeacher } from '../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../testing/factories/make-educator.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makePicture } from '../../testing/factories/make-picture.ts';
import { makeSchool, makeSchoolTeacher } from '../../testing/factories/make-school.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import type { MadeUser } from '../../testing/factories/make-user.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { PASSWORD } from '../../testing/factories/password-hash.ts';
import { schoolAccount } from '../../testing/factories/school-account.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { unique } from '../../testing/factories/unique.ts';
import { fastPasswords } from '../../testing/fast-passwords.ts';
import { offer } from '../../testing/scenarios/ownership-transfer.ts';
import { planBodies } from '../../testing/scenarios/plan-bodies.ts';
import { sealStudentPassword } from '../features/students/logins/student-password-encryption.ts';
import { registeredCalls } from './registered-calls.ts';

let portal: TestPortal;
let picture: Buffer;
beforeAll(async () => {
  picture = await makePicture();
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
});
afterAll(() => portal.close());

const built = () => registeredCalls(portal.app).map((call) => call.name as CallName);

describe('contract', () => {
  // @proves D-2-purpose-path
  it('registers a route for every call of the contract', () => {
    expect(built().sort()).toEqual(Object.keys(CALLS).sort());
  });

  // @proves D-2-one-contract
  it('registers the definitions of the contract and no copies', () => {
    for (const call of registeredCalls(portal.app)) expect(call).toBe(CALLS[call.name as CallName]);
  });
});

const ROLES = [
  'anonymous',
  'student',
  'student with a reset pending',
  'unchecked parent',
  'parent',
  'unchecked pending educator',
  'pending educator',
  'pending educator whom the school confirmed',
  'declined educator whom the school confirmed',
  'educator without the school code',
  'educator waiting for a school',
  'ready educator',
  'school administrator',
] as const;
type Role = (typeof ROLES)[number];

const makeRole: Record<Exclude<Role, 'anonymous'>, () => Promise<MadeUser>> = {
  student: () => makeStudent(portal.db),
  'student with a reset pending': () => makeStudent(portal.db, { resetPending: true }),
  'unchecked parent': () => makeParent(portal.db, { ageVerified: false }),
  parent: () => makeParent(portal.db),
  'unchecked pending educator': () =>
    makeEducator(portal.db, { ageVerified: false, approved: false, configured: false }),
  'pending educator': () => makeEducator(portal.db, { approved: false, configured: false }),
  'pending educator whom the school confirmed': () => makeConfirmedTeacher(null),
  'declined educator whom the school confirmed': () => makeConfirmedTeacher(portal.deps.now()),
  'educator without the school code': () =>
    makeEducator(portal.db, {
      licenseType: 'schoolLicenseCode',
      ageVerified: false,
      configured: false,
    }),
  'educator waiting for a school': async () => makeWaitingTeacher(await makeSchool(portal)),
  'ready educator': () => makeEducator(portal.db),
  'school administrator': async () => (await makeSchool(portal)).administrator,
};

/** Creates a teacher confirmed by Clever who waits for an operator or was declined by one. */
const makeConfirmedTeacher = async (rejectedAt: Date | null) => {
  const teacher = await makeEducator(portal.db, { approved: false, configured: false });
  await portal.db
    .updateTable('educators')
    .set({
      confirmed_by: 'clever',
      confirmed_realm: 'district-1',
      refused_at: rejectedAt,
      refusal_reason: rejectedAt && 'Not at this school',
    })
    .where('user_id', '=', teacher.id)
    .execute();
  return teacher;
};

/** Creates a teacher who used the school's staff code with an email the school does not know. */
const makeWaitingTeacher = async (school: { id: string }) => {
  const teacher = await makeEducator(portal.db, {
    licenseType: 'schoolLicenseCode',
    ageVerified: false,
    configured: false,
  });
  await portal.db
    .insertInto('school_requests')
    .values({ educator_id: teacher.id, school_id: school.id, asked_at: portal.deps.now() })
    .execute();
  return teacher;
};

/**
 * Creates a child with a viewable password, either the caller's own or one of an unrelated family.
 */
const makeChildFor = async (user: MadeUser | undefined) => {
  const parentId = user?.userType === 'parent' ? user.id : (await makeParent(portal.db)).id;
  const child = await makeStudent(portal.db, { parentId });
  const sealed = sealStudentPassword(portal.deps.sealer, child);
  await portal.db
    .updateTable('students')
    .set({ sealed_password: sealed })
    .where('user_id', '=', child.id)
    .execute();
  return child;
};

/** Creates such a child with an external login from a roster. */
const linkedChild = async (user: MadeUser | undefined, opensAccount: boolean) => {
  const { id: requestUserId } = await makeChildFor(user);
  const { id: linkId } = await portal.db
    .insertInto('identities')
    .values({
      user_id: requestUserId,
      provider: 'google',
      issuer: 'https://accounts.google.com',
      subject: `subject-${unique()}`,
      tied_by: 'sync',
      opens_account: opensAccount,
      created_at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { requestUserId, linkId };
};

/** Creates a child of the caller, or of an unrelated family, and another player. */
const makeTwoPlayers = async (user: MadeUser | undefined) => {
  const [mine, other] = [await makeChildFor(user), await makeStudent(portal.db)];
  const { player_key: playerKey } = await portal.db
    .insertInto('players')
    .values({ user_id: other.id })
    .returning('player_key')
    .executeTakeFirstOrThrow();
  return { mine, other, fields: { requestUserId: mine.id, playerKey } };
};
const childWithFriendRequest = async (user: MadeUser | undefined) => {
  const { mine, other, fields } = await makeTwoPlayers(user);
  const [one = '', two = ''] = [mine.id, other.id].sort();
  await portal.db
    .insertInto('friend_wishes')
    .values({ one_id: one, other_id: two, asked_by: mine.id, asked_at: portal.deps.now() })
    .execute();
  return fields;
};
const childWithBlock = async (user: MadeUser | undefined) => {
  const { mine, other, fields } = await makeTwoPlayers(user);
  await portal.db
    .insertInto('blocks')
    .values({ blocker_id: mine.id, blocked_id: other.id, blocked_at: portal.deps.now() })
    .execute();
  return fields;
};

/** Creates a card check that the provider reports as done. */
const makeCardCheck = async (userId: string) => {
  const { id } = await portal.cards.cardChecks.start({
    userId,
    customerId: 'cus_1',
    attempt: userId,
  });
  portal.cards.succeed(id);
  await portal.db
    .insertInto('age_checks')
    .values({
      setup_intent_id: id,
      user_id: userId,
      cardholder_email: 'a@home.test',
      created_at: portal.deps.now(),
    })
    .execute();
  return id;
};

/** Gives the user a phone number. Returns an unused number for an anonymous caller. */
const giveAPhone = async (user: MadeUser | undefined) => {
  const phone = phoneNumber();
  const users = portal.db.updateTable('users').set({ phone_number: phone });
  if (user) await users.where('id', '=', user.id).execute();
  return phone;
};

/** Creates a pending one-time code for the user and returns the form fields that send it back. */
const makeOneTimeCode = async (user: MadeUser | undefined) => {
  const [challengeId, phone] = [crypto.randomUUID(), await giveAPhone(user)];
  await portal.db
    .insertInto('one_time_codes')
    .values({
      id: challengeId,
      user_id: user?.id ?? null,
      phone_number: phone,
      channel: 'email',
      sealed_code: portal.deps.sealer.seal('123456', `one-time-code:${challengeId}`),
      sent_at: portal.deps.now(),
      expires_at: new Date(portal.deps.now().getTime() + 60_000),
    })
    .execute();
  return { challengeId, phoneNumber: phone, otpCode: '123456' };
};

/** Returns the school that the user administers, or another school. */
const schoolFor = async (user: MadeUser | undefined) => {
  const made = await makeSchool(portal);
  const own = portal.db.selectFrom('schools').select('id');
  const school = user && (await own.where('administrator_id', '=', user.id).executeTakeFirst());
  return { ...made, ...school };
};

/** Creates a teacher on the license of that school. */
const makeTeacherFor = async (user: MadeUser | undefined) =>
  (await makeSchoolTeacher(portal, await schoolFor(user))).id;

/** Creates a classroom of that school and a teacher who can become its owner. */
const makeSchoolClassroomFor = async (user: MadeUser | undefined) => {
  const school = await schoolFor(user);
  const { id } = await makeClassroom(portal, { school });
  return { classRoomId: id, teacherId: (await makeSchoolTeacher(portal, school)).id };
};

/**
 * Creates a classroom with students, a co-teacher, a code, an import and an assignment. Its owner
 * is the caller or an unrelated educator.
 */
const makeClassroomFor = async (user: MadeUser | undefined) => {
  const owner = user?.userType === 'educator' ? user : await makeEducator(portal.db);
  const classroom = await makeClassroom(portal, {
    owner,
    students: 1,
    coTeacher: true,
    code: true,
  });
  const { id: importId } = await portal.db
    .insertInto('roster_imports')
    .values({
      classroom_id: classroom.id,
      educator_id: owner.id,
      created_at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...classroom,
    importId,
    studentId: String(classroom.students[0]?.id),
    assignmentId: await makeAssignment(portal, classroom),
    tomorrow: await dayIn(portal, 1),
  };
};

/** Creates a classroom that is synced with a Google class, and a sync that can be undone. */
const makeSyncedClassroomFor = async (user: MadeUser | undefined) => {
  const owner = user?.userType === 'educator' ? user : await makeEducator(portal.db);
  const source = { service: 'google', classId: `class-${unique()}` } as const;
  const { id } = await makeClassroom(portal, { owner, students: 1, source });
  const { id: syncId } = await portal.db
    .insertInto('syncs')
    .values({
      classroom_id: id,
      source: 'google',
      educator_id: owner.id,
      is_nightly: false,
      at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { classRoomId: id, syncId, mode: 'off' };
};

/** Request bodies of the calls about one classroom. */
const classroomBodies = (user: MadeUser | undefined) => {
  const about =
    (fields: (made: Awaited<ReturnType<typeof makeClassroomFor>>) => Fields) => async () => {
      const made = await makeClassroomFor(user);
      return { classRoomId: made.id, ...fields(made) };
    };
  return {
    getClassroomsByEducator: about(() => ({ studentsDataFlag: '1' })),
    createClassRoom: about(() => classroomForm()),
    deleteClassroom: about(() => ({})),
    archiveClassroom: about(() => ({ archived: '1' })),
    addStudentsToClassRoom: about(() => ({ studentDetails: JSON.stringify([rosterLine()]) })),
    undoRosterImport: about(({ importId }) => ({ importId })),
    removeStudentfromClass: about(({ studentId }) => ({ studentId })),
    removeIdleStudents: about(({ studentId }) => ({ studentIds: JSON.stringify([studentId]) })),
    showRosterPasswords: about(() => ({})),
    renewRosterPasswords: about(({ studentId }) => ({ studentIds: JSON.stringify([studentId]) })),
    setClassCode: about(() => ({ enabled: '1', renew: '1' })),
    getTeam: about(() => ({})),
    getClassProgress: about(() => ({})),
    assignRow: about(({ tomorrow }) => ({ skillIds: '["equal-groups"]', dueOn: tomorrow })),
    listAssignments: about(() => ({})),
    endAssignment: about(({ assignmentId }) => ({ assignmentId })),
    inviteCoTeacher: about(() => ({ email: `colleague${unique()}@school.test` })),
    removeCoTeacher: about(({ coTeacher }) => ({ educatorId: coTeacher?.id })),
    handOverClassroom: about(({ coTeacher }) => ({ educatorId: coTeacher?.id })),
    withdrawHandover: async () => {
      const made = await makeClassroomFor(user);
      await offer(portal, made, String(made.coTeacher?.id));
      return { classRoomId: made.id };
    },
    answerHandover: async () => {
      const made = await makeClassroom(portal);
      if (user?.userType === 'educator') {
        await makeCoTeacher(portal, made.id, user);
        await offer(portal, made, user.id);
      }
      return { classRoomId: made.id, accept: '1' };
    },
  };
};

/** Request bodies of the calls about two students of one classroom. */
const mergeBodies = (user: MadeUser | undefined) => {
  const makeTwo = async () => {
    const owner = user?.userType === 'educator' ? user : await makeEducator(portal.db);
    const { id, students, session } = await makeClassroom(portal, { owner, students: 2 });
    const [first, second] = students.map((student) => student.id);
    return { classRoomId: id, one: first, other: second, session };
  };
  return {
    getTwins: async () => ({ classRoomId: (await makeTwo()).classRoomId }),
    mergeStudents: async () => {
      const { classRoomId, one, other } = await makeTwo();
      return { classRoomId, keptId: one, mergedId: other };
    },
    unmergeStudents: async () => {
      const { classRoomId, one, other, session } = await makeTwo();
      const merge = { classRoomId, keptId: one, mergedId: other, ...session };
      const { mergeId = 'x' } = (await portal.call('mergeStudents', merge)).body;
      return { classRoomId, mergeId };
    },
    keepStudentsApart: async () => {
      const { classRoomId, one, other } = await makeTwo();
      return { classRoomId, oneId: one, otherId: other };
    },
  };
};

/** Creates an invitation to the user's mailbox. */
const makeInvitationFor = async (user: MadeUser | undefined) => {
  const { id, owner } = await makeClassroom(portal);
  const { id: invitationId } = await portal.db
    .insertInto('classroom_invitations')
    .values({
      classroom_id: id,
      email: user?.email ?? 'nobody@school.test',
      invited_by: owner.id,
      created_at: portal.deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return invitationId;
};

const makePlayToken = async () => {
  const response = await portal.call(
    'startPlay',
    await signIn(portal, await makeParent(portal.db)),
  );
  return response.body.playToken;
};

const makePlayCode = async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  return (await portal.call('makePlayCode', session)).body.playCode;
};

/** A student of a Google class who is selected for the sync. */
const SELECTION = { googleClassroomId: 'x', isGoogleClassroom: '1', studentIds: '["x"]' };

/** Returns a complete and valid body for the call, so that only the permission decides. */
const bodyFor = async (row: Row, user: MadeUser | undefined): Promise<Fields> => {
  const person = user ?? (await makeParent(portal.db));
  const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
  /** Created lazily, because otherwise all 700 rows would wait for it. */
  const child = async () => ({ requestUserId: (await makeChildFor(user)).id });
  const [own, others] = [classroomBodies(user), classroomBodies(undefined)];
  const othersTwo = mergeBodies(undefined);
  const othersPlans = planBodies(portal, undefined);
  const bodies: Record<Row, () => Fields | Promise<Fields>> = {
    createUser: () => parentSignUp(),
    'createUser, a child': () => childForm(),
    login: () => ({ userType: person.userType, email: person.email, password: person.password }),
    logout: () => ({}),
    checkEmail: () => ({ email: 'free@home.test' }),
    forgotPassword: () => ({ email: 'a@home.test' }),
    resetPassword: () => ({ email: 'a@home.test', passwordToken: 'x', ...NEW }),
    confirmEmail: () => ({ token: 'x' }),
    resendVerification: () => ({ email: 'a@home.test' }),
    getUser: () => ({}),
    updateUser: () => ({ oldPassword: person.password, ...NEW }),
    'updateUser, a child': async () => ({ ...(await child()), firstName: 'Mia' }),
    recordPageView: () => ({ route: '/sign-in', viewer: 'anonymous' }),
    createSetupIntent: () => ({
      cardholderName: 'Dana Okafor',
      email: 'card@home.test',
      zip: '97214',
      userId: person.id,
    }),
    confirmAgeCheck: async () => ({
      userId: person.id,
      setupIntentId: await makeCardCheck(person.id),
    }),
    deleteParentChildAccount: child,
    showStudentPassword: child,
    generateStudentPassword: () => ({ update: '0' }),
    'generateStudentPassword, saved': async () => ({
      update: '1',
      ...(user?.userType !== 'student' && (await child())),
    }),
    exportChild: child,
    eraseChild: async () => ({ ...(await child()), password: PASSWORD }),
    getUnlinkedChildren: () => ({}),
    // Linking a linked child again succeeds.
    linkChildAgain: child,
    childPasswordViews: child,
    getChildProgress: child,
    getChildFriends: child,
    answerFriendRequest: async () => ({ ...(await childWithFriendRequest(user)), isYes: '1' }),
    unblockFriend: () => childWithBlock(user),
    getWeeklyMail: child,
    setWeeklyMail: async () => ({ ...(await child()), isOn: '0' }),
    readWeeklyMailLink: () => ({ token: 'x' }),
    weeklyMailOff: () => ({ token: 'x' }),
    weeklyMailOn: () => ({ token: 'x' }),
    uploadAsset: () => ({ imageType: 'profiles' }),
    'createUser, an educator': () => educatorSignUp(),
    // A waiting teacher must enter the account's own email. A student has none.
    createSchoolAccount: () =>
      schoolAccount(user && user.userType !== 'student' ? { email: user.email } : {}),
    sendAuthEmail: async () => ({ phoneNumber: await giveAPhone(user), email: 'a@home.test' }),
    validateOtp: () => makeOneTimeCode(user),
    getSchoolAccountDetails: async () => ({ schoolCode: (await makeSchool(portal)).code }),
    'updateUser, the license': async () => ({
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: (await makeSchool(portal)).code,
      educatorGrade: '3',
      preferedPronoun: '1',
    }),
    requestApproval: () => ({}),
    dismissSchoolRemoval: () => ({}),
    getSchool: () => ({}),
    removeSchoolTeacher: async () => ({ teacherId: await makeTeacherFor(user) }),
    setSchoolCode: () => ({ action: 'renew' }),
    'setSchoolCode, the students’': () => ({ kind: 'student', action: 'renew' }),
    decideSchoolTeacher: async () => ({
      decision: 'admit',
      teacherId: (await makeWaitingTeacher(await schoolFor(user))).id,
    }),
    'decideSchoolTeacher, another’s': async () => ({
      decision: 'refuse',
      reason: 'Not one of ours',
      teacherId: (await makeWaitingTeacher(await makeSchool(portal))).id,
    }),
    giveSchoolClassroom: () => makeSchoolClassroomFor(user),
    'giveSchoolClassroom, another’s': () => makeSchoolClassroomFor(undefined),
    releaseSchoolClassroom: () => makeSchoolClassroomFor(user),
    'releaseSchoolClassroom, another’s': () => makeSchoolClassroomFor(undefined),
    removeSchoolStudent: () => ({ studentId: crypto.randomUUID() }),
    removeIdleSchoolStudents: () => ({ studentIds: JSON.stringify([crypto.randomUUID()]) }),
    ...own,
    createClassRoom: () => classroomForm(),
    'createClassRoom, an edit': own.createClassRoom,
    // Names no classroom, because students and parents would get an error for the id of another
    // educator’s classroom.
    getClassroomsByEducator: () => ({ studentsDataFlag: '1' }),
    'getClassroomsByEducator, one of them': own.getClassroomsByEducator,
    'getClassroomsByEducator, another’s': others.getClassroomsByEducator,
    // @proves P-educator-classrooms
    'createClassRoom, another’s': others.createClassRoom,
    'deleteClassroom, another’s': others.deleteClassroom,
    'archiveClassroom, another’s': others.archiveClassroom,
    'addStudentsToClassRoom, another’s': others.addStudentsToClassRoom,
    'undoRosterImport, another’s': others.undoRosterImport,
    'removeStudentfromClass, another’s': others.removeStudentfromClass,
    'removeIdleStudents, another’s': others.removeIdleStudents,
    // @proves P-educator-classrooms
    'showRosterPasswords, another’s': others.showRosterPasswords,
    'renewRosterPasswords, another’s': others.renewRosterPasswords,
    'setClassCode, another’s': others.setClassCode,
    'getTeam, another’s': others.getTeam,
    'getClassProgress, another’s': others.getClassProgress,
    'assignRow, another’s': others.assignRow,
    'listAssignments, another’s': others.listAssignments,
    'endAssignment, another’s': others.endAssignment,
    'inviteCoTeacher, another’s': others.inviteCoTeacher,
    'removeCoTeacher, another’s': others.removeCoTeacher,
    'handOverClassroom, another’s': others.handOverClassroom,
    'withdrawHandover, another’s': others.withdrawHandover,
    'answerHandover, another’s': others.answerHandover,
    ...mergeBodies(user),
    'getTwins, another’s': othersTwo.getTwins,
    'mergeStudents, another’s': othersTwo.mergeStudents,
    'unmergeStudents, another’s': othersTwo.unmergeStudents,
    'keepStudentsApart, another’s': othersTwo.keepStudentsApart,
    ...planBodies(portal, user),
    'savePlan, another’s': othersPlans.savePlan,
    'getSubmission, another’s': othersPlans.getSubmission,
    'getPlanVersion, another’s': othersPlans.getPlanVersion,
    'answerPlanComment, another’s': othersPlans.answerPlanComment,
    'sendPlanAgain, another’s': othersPlans.sendPlanAgain,
    'deletePlanDraft, another’s': othersPlans.deletePlanDraft,
    'copyPlan, another’s': othersPlans.copyPlan,
    lookUpJoinCode: async () => ({ code: (await makeClassroom(portal, { code: true })).code }),
    showOwnLogin: () => ({}),
    joinWithCode: async () => joinForm((await makeClassroom(portal, { code: true })).code),
    joinClassroom: async () => ({
      code: (await makeClassroom(portal, { code: true })).code,
      ...(await child()),
    }),
    getInvitations: () => ({}),
    answerInvitation: async () => ({
      invitationId: await makeInvitationFor(user),
      accept: '1',
    }),
    'answerInvitation, another’s': async () => ({
      invitationId: await makeInvitationFor(undefined),
      accept: '1',
    }),
    getAvatarName: () => ({}),
    // @proves P-student-avatar
    saveAvatarName: () => ({ avatarName: 'Foxglove' }),
    startPlay: () => ({}),
    redeemPlayToken: async () => ({ playToken: await makePlayToken() }),
    makePlayCode: () => ({}),
    redeemPlayCode: async () => ({ playCode: await makePlayCode() }),
    redeemSignIn: () => ({ code: 'x' }),
    findMyClass: () => ({ tieCode: 'x' }),
    tieSignIn: () => ({ userType: 'student', email: 'a', password: 'x', tieCode: 'x' }),
    connectAccount: () => ({ code: 'x' }),
    disconnectAccount: () => ({ provider: 'google' }),
    getConnections: () => ({}),
    getLinkedLogins: child,
    endLinkedLogin: () => linkedChild(user, true),
    allowLinkedLogin: () => linkedChild(user, false),
    getGoogleClassrooms: () => ({}),
    getCleverClassrooms: () => ({}),
    previewClassroomSync: () => SELECTION,
    googleClassroomSync: () => SELECTION,
    getClassroomSyncs: () => makeSyncedClassroomFor(user),
    'getClassroomSyncs, another’s': () => makeSyncedClassroomFor(undefined),
    undoClassroomSync: () => makeSyncedClassroomFor(user),
    'undoClassroomSync, another’s': () => makeSyncedClassroomFor(undefined),
    setNightlySync: () => makeSyncedClassroomFor(user),
    'setNightlySync, another’s': () => makeSyncedClassroomFor(undefined),
  };
  return bodies[row]();
};

/*
 * The permission matrix of all calls. AGE_001 (adult check missing) and PWD_006 (password reset
 * pending) come before every error about roles.
 */
// @proves M-GEN_000
const OK = 'GEN_000';
const everyoneBut = (exceptions: Partial<Record<Role, Code>>, rest: Code = OK) =>
  Object.fromEntries(ROLES.map((role) => [role, exceptions[role] ?? rest])) as Record<Role, Code>;
const ANONYMOUS_CALLERS = {
  anonymous: 'SSN_002',
  student: 'AUZ_001',
  // @proves M-PWD_006, P-student-reset
  'student with a reset pending': 'PWD_006',
  // @proves P-unchecked-adult
  'unchecked parent': 'AGE_001',
  'unchecked pending educator': 'AGE_001',
} as const;
const parentsOnly = (educators: Partial<Record<Role, Code>> = {}) =>
  everyoneBut({ ...ANONYMOUS_CALLERS, parent: OK, ...educators }, 'AUZ_001');
const educatorsOnly = (exceptions: Partial<Record<Role, Code>> = {}, rest: Code = OK) =>
  everyoneBut({ ...ANONYMOUS_CALLERS, parent: 'AUZ_001', ...exceptions }, rest);
/**
 * Codes of calls that touch children. They tell which of the three steps to teaching is missing.
 */
const NOT_YET_TEACHING = {
  'pending educator': 'EDU_001',
  'pending educator whom the school confirmed': 'EDU_001',
  'declined educator whom the school confirmed': 'EDU_001',
  // @proves M-EDU_002, D-4-teaching-closed
  'educator without the school code': 'EDU_002',
  'educator waiting for a school': 'EDU_004',
  'school administrator': 'EDU_002',
} as const;
/** Only for educators who may teach. They get the code `ready`. */
const teachersOnly = (ready: Code = OK) =>
  educatorsOnly({ ...NOT_YET_TEACHING, 'ready educator': ready });
/** Like `teachersOnly`, but also open to a school administrator. */
const authorsOnly = (ready: Code = OK) => ({
  ...teachersOnly(ready),
  'school administrator': ready,
});
/**
 * Only for school administrators. Other educators get SCH_003, because they administer no school.
 */
const administratorsOnly = (response: Code = OK) =>
  educatorsOnly({ 'school administrator': response }, 'SCH_003');
/**
 * Open to a pending educator before the adult check. Other callers get the error about their role
 * first.
 */
const whileWaiting = (
  waiting: Code,
  exceptions: Partial<Record<Role, Code>> = {},
  rest: Code = waiting,
) =>
  educatorsOnly(
    {
      'unchecked parent': 'AUZ_001',
      'unchecked pending educator': waiting,
      'pending educator': waiting,
      'pending educator whom the school confirmed': waiting,
      'declined educator whom the school confirmed': waiting,
      ...exceptions,
    },
    rest,
  );
/** Only for parents. Educators and schools do not manage the login of a family's child. */
const loginManagersOnly = () =>
  parentsOnly({
    ...NOT_YET_TEACHING,
    'ready educator': 'CHD_001',
    'school administrator': 'CHD_001',
  });
/** A call may have several rows, named `call, what it is about`. */
/** Playing requires approval and the adult check only. The rest of the set-up is for teaching. */
const playersOnly = (): Record<Role, Code> => ({
  ...teachersOnly(),
  student: 'AVN_005',
  parent: OK,
  'educator without the school code': 'EDU_001',
  'educator waiting for a school': 'EDU_001',
  'school administrator': OK,
});

const MATRIX = {
  createUser: everyoneBut({ ...ANONYMOUS_CALLERS, anonymous: OK }, 'AUZ_001'),
  'createUser, an educator': everyoneBut({ ...ANONYMOUS_CALLERS, anonymous: OK }, 'AUZ_001'),
  'createUser, a child': parentsOnly(),
  login: everyoneBut({}),
  // @proves M-SSN_002
  logout: everyoneBut({ anonymous: 'SSN_002' }),
  checkEmail: everyoneBut({ 'student with a reset pending': 'PWD_006' }),
  forgotPassword: everyoneBut({}),
  resetPassword: everyoneBut({}, 'PWD_005'),
  confirmEmail: everyoneBut({}, 'PWD_005'),
  resendVerification: everyoneBut({ 'student with a reset pending': 'PWD_006' }),
  getUser: everyoneBut({ anonymous: 'SSN_002' }),
  updateUser: everyoneBut({
    anonymous: 'SSN_002',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
  }),
  // The scope of a student with a pending reset allows `updateUser`, but the role does not.
  'updateUser, a child': { ...parentsOnly(), 'student with a reset pending': 'PWD_006' },
  recordPageView: everyoneBut({}),
  createSetupIntent: everyoneBut(
    {
      anonymous: 'SSN_002',
      student: 'AUZ_001',
      'student with a reset pending': 'PWD_006',
      'unchecked parent': OK,
      'unchecked pending educator': OK,
      'educator without the school code': OK,
      'educator waiting for a school': OK,
    },
    'AGE_004',
  ),
  confirmAgeCheck: everyoneBut({
    anonymous: 'SSN_002',
    student: 'AUZ_001',
    'student with a reset pending': 'PWD_006',
  }),
  deleteParentChildAccount: parentsOnly(),
  showStudentPassword: parentsOnly({ ...NOT_YET_TEACHING, 'ready educator': 'CHD_001' }),
  generateStudentPassword: everyoneBut({
    anonymous: 'SSN_002',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
    ...NOT_YET_TEACHING,
  }),
  'generateStudentPassword, saved': parentsOnly({
    ...NOT_YET_TEACHING,
    'ready educator': 'CHD_001',
  }),
  exportChild: parentsOnly(),
  eraseChild: parentsOnly(),
  getUnlinkedChildren: parentsOnly(),
  linkChildAgain: parentsOnly(),
  childPasswordViews: parentsOnly(),
  getChildProgress: parentsOnly(),
  getChildFriends: parentsOnly(),
  answerFriendRequest: parentsOnly(),
  unblockFriend: parentsOnly(),
  getWeeklyMail: parentsOnly(),
  setWeeklyMail: parentsOnly(),
  // Works for every caller who has the mail. This body has an invalid token.
  readWeeklyMailLink: everyoneBut({}, 'WKM_001'),
  weeklyMailOff: everyoneBut({}, 'WKM_001'),
  weeklyMailOn: everyoneBut({}, 'WKM_001'),
  uploadAsset: everyoneBut({
    anonymous: 'SSN_002',
    'student with a reset pending': 'PWD_006',
    'unchecked parent': 'AGE_001',
    'unchecked pending educator': 'AGE_001',
  }),
  // Calls about the accounts of educators and schools.
  createSchoolAccount: whileWaiting(OK, { anonymous: OK }, 'AUZ_001'),
  sendAuthEmail: everyoneBut({ student: 'AUZ_001', 'student with a reset pending': 'PWD_006' }),
  validateOtp: everyoneBut({ student: 'AUZ_001', 'student with a reset pending': 'PWD_006' }),
  getSchoolAccountDetails: educatorsOnly(),
  // Users who cannot have a license get an error about the field, not about their role.
  'updateUser, the license': educatorsOnly({
    student: 'CHD_005',
    parent: 'CHD_005',
    'school administrator': 'CHD_005',
  }),
  // Requests approval again after an operator declined.
  requestApproval: whileWaiting('EDU_003', { 'declined educator whom the school confirmed': OK }),
  dismissSchoolRemoval: educatorsOnly(),
  getSchool: administratorsOnly(),
  removeSchoolTeacher: administratorsOnly(),
  setSchoolCode: administratorsOnly(),
  'setSchoolCode, the students’': administratorsOnly(),
  decideSchoolTeacher: administratorsOnly(),
  'decideSchoolTeacher, another’s': administratorsOnly('SCH_009'),
  giveSchoolClassroom: administratorsOnly(),
  'giveSchoolClassroom, another’s': administratorsOnly('CLS_001'),
  releaseSchoolClassroom: administratorsOnly(),
  'releaseSchoolClassroom, another’s': administratorsOnly('CLS_001'),
  removeSchoolStudent: administratorsOnly('STU_001'),
  removeIdleSchoolStudents: administratorsOnly(),
  // The caller's own classroom, and another teacher's, which looks like an unknown id.
  createClassRoom: teachersOnly(),
  'createClassRoom, an edit': teachersOnly(),
  'createClassRoom, another’s': teachersOnly('CLS_001'),
  getClassroomsByEducator: { ...teachersOnly(), student: OK, parent: OK },
  'getClassroomsByEducator, one of them': {
    ...teachersOnly(),
    student: 'CLS_001',
    parent: 'CLS_001',
  },
  'getClassroomsByEducator, another’s': {
    ...teachersOnly('CLS_001'),
    student: 'CLS_001',
    parent: 'CLS_001',
  },
  deleteClassroom: teachersOnly(),
  'deleteClassroom, another’s': teachersOnly('CLS_001'),
  archiveClassroom: teachersOnly(),
  'archiveClassroom, another’s': teachersOnly('CLS_001'),
  addStudentsToClassRoom: teachersOnly(),
  'addStudentsToClassRoom, another’s': teachersOnly('CLS_001'),
  undoRosterImport: teachersOnly(),
  'undoRosterImport, another’s': teachersOnly('CLS_001'),
  removeStudentfromClass: teachersOnly(),
  'removeStudentfromClass, another’s': teachersOnly('CLS_001'),
  removeIdleStudents: teachersOnly(),
  'removeIdleStudents, another’s': teachersOnly('CLS_001'),
  showRosterPasswords: teachersOnly(),
  'showRosterPasswords, another’s': teachersOnly('CLS_001'),
  renewRosterPasswords: teachersOnly(),
  'renewRosterPasswords, another’s': teachersOnly('CLS_001'),
  setClassCode: teachersOnly(),
  'setClassCode, another’s': teachersOnly('CLS_001'),
  getTeam: teachersOnly(),
  'getTeam, another’s': teachersOnly('CLS_001'),
  getClassProgress: teachersOnly(),
  'getClassProgress, another’s': teachersOnly('CLS_001'),
  assignRow: teachersOnly(),
  'assignRow, another’s': teachersOnly('CLS_001'),
  listAssignments: teachersOnly(),
  'listAssignments, another’s': teachersOnly('CLS_001'),
  endAssignment: teachersOnly(),
  'endAssignment, another’s': teachersOnly('CLS_001'),
  inviteCoTeacher: teachersOnly(),
  'inviteCoTeacher, another’s': teachersOnly('CLS_001'),
  removeCoTeacher: teachersOnly(),
  'removeCoTeacher, another’s': teachersOnly('CLS_001'),
  handOverClassroom: teachersOnly(),
  'handOverClassroom, another’s': teachersOnly('CLS_001'),
  withdrawHandover: teachersOnly(),
  'withdrawHandover, another’s': teachersOnly('CLS_001'),
  answerHandover: teachersOnly(),
  'answerHandover, another’s': teachersOnly('CLS_001'),
  getTwins: teachersOnly(),
  'getTwins, another’s': teachersOnly('CLS_001'),
  mergeStudents: teachersOnly(),
  'mergeStudents, another’s': teachersOnly('CLS_001'),
  unmergeStudents: teachersOnly(),
  'unmergeStudents, another’s': teachersOnly('CLS_001'),
  keepStudentsApart: teachersOnly(),
  'keepStudentsApart, another’s': teachersOnly('CLS_001'),
  getInvitations: teachersOnly(),
  answerInvitation: teachersOnly(),
  'answerInvitation, another’s': teachersOnly('TEA_003'),
  // Educators who may teach need a connected account first.
  getGoogleClassrooms: teachersOnly('EXT_001'),
  getCleverClassrooms: teachersOnly('EXT_001'),
  previewClassroomSync: teachersOnly('EXT_001'),
  googleClassroomSync: teachersOnly('EXT_001'),
  getClassroomSyncs: teachersOnly(),
  'getClassroomSyncs, another’s': teachersOnly('CLS_001'),
  undoClassroomSync: teachersOnly(),
  'undoClassroomSync, another’s': teachersOnly('CLS_001'),
  setNightlySync: teachersOnly(),
  'setNightlySync, another’s': teachersOnly('CLS_001'),
  // Calls about plans. A school administrator may write plans, too.
  sendSubmitContentEmail: authorsOnly(),
  savePlan: authorsOnly(),
  'savePlan, another’s': authorsOnly('PLN_001'),
  getPlanDraft: authorsOnly(),
  getSubmissions: authorsOnly(),
  getSubmission: authorsOnly(),
  'getSubmission, another’s': authorsOnly('PLN_001'),
  getPlanVersion: authorsOnly(),
  'getPlanVersion, another’s': authorsOnly('PLN_001'),
  answerPlanComment: authorsOnly(),
  'answerPlanComment, another’s': authorsOnly('PLN_001'),
  sendPlanAgain: authorsOnly(),
  'sendPlanAgain, another’s': authorsOnly('PLN_001'),
  deletePlanDraft: authorsOnly(),
  'deletePlanDraft, another’s': authorsOnly('PLN_001'),
  copyPlan: authorsOnly(),
  'copyPlan, another’s': authorsOnly('PLN_001'),
  // @proves D-9-look-around
  getLibrary: { ...authorsOnly(), 'pending educator whom the school confirmed': OK },
  getLibraryPlan: { ...authorsOnly(), 'pending educator whom the school confirmed': OK },
  keepPlan: authorsOnly(),
  // Signed-in users already have an account. A family's child joins through a parent.
  lookUpJoinCode: everyoneBut({ ...ANONYMOUS_CALLERS, anonymous: OK }, 'AUZ_001'),
  joinWithCode: everyoneBut({ ...ANONYMOUS_CALLERS, anonymous: OK }, 'AUZ_001'),
  // Only in the first session of a student who joined with a code.
  showOwnLogin: everyoneBut(
    { ...ANONYMOUS_CALLERS, 'student with a reset pending': 'AUZ_001' },
    'AUZ_001',
  ),
  joinClassroom: { ...parentsOnly(), student: 'CHD_003' },
  // Avatar names and game access.
  getAvatarName: everyoneBut({ ...ANONYMOUS_CALLERS, student: OK }, 'AUZ_001'),
  saveAvatarName: everyoneBut({ ...ANONYMOUS_CALLERS, student: OK }, 'AUZ_001'),
  startPlay: playersOnly(),
  makePlayCode: playersOnly(),
  redeemPlayToken: everyoneBut({}),
  redeemPlayCode: everyoneBut({}),
  // The redirects have no session, and these bodies have an unknown code.
  redeemSignIn: everyoneBut({}, 'SSO_001'),
  findMyClass: everyoneBut({}, 'SSO_001'),
  tieSignIn: everyoneBut({}, 'SSO_001'),
  connectAccount: educatorsOnly({}, 'SSO_001'),
  disconnectAccount: educatorsOnly(),
  getConnections: educatorsOnly(),
  getLinkedLogins: loginManagersOnly(),
  endLinkedLogin: loginManagersOnly(),
  allowLinkedLogin: loginManagersOnly(),
} satisfies Record<string, Record<Role, Code>>;
type Row = keyof typeof MATRIX;
const callOf = (row: string) => row.split(',')[0] as CallName;

/**
 * Errors that depend on the role alone. Such calls change nothing, so the users and bodies can be
 * reused.
 */
const OF_THE_ROLE: readonly Code[] = [
  ...(['SSN_002', 'AUZ_001', 'PWD_006', 'AGE_001', 'SCH_003'] as const),
  ...(['EDU_001', 'EDU_002', 'EDU_004'] as const),
];
const makePerson = async (role: Role) => {
  const user = role === 'anonymous' ? undefined : await makeRole[role]();
  return { user, session: user ? await signIn(portal, user) : {} };
};
const remembered = <Key, Made>(make: (key: Key) => Promise<Made>) => {
  const made = new Map<Key, Promise<Made>>();
  return (key: Key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};
const someone = remembered(makePerson);
const someBody = remembered((row: Row) => bodyFor(row, undefined));

describe('permission matrix', () => {
  // @proves P-matrix
  it('covers every registered call and no other', () => {
    expect([...new Set(Object.keys(MATRIX).map(callOf))].sort()).toEqual(built().sort());
  });

  // @proves P-session, P-matrix, P-teaching, P-educator-content, P-educator-sync, D-2-refusal-200
  // @proves D-2-purpose-path
  it.each(
    Object.entries(MATRIX).flatMap(([row, cells]) =>
      Object.entries(cells).map(([role, code]) => [row, role, code] as [Row, Role, Code]),
    ),
  )('checks the permission for %s by %s: %s', async (row, role, code) => {
    const isRejected = OF_THE_ROLE.includes(code);
    const { user, session } = await (isRejected ? someone(role) : makePerson(role));
    const body = await (isRejected ? someBody(row) : bodyFor(row, user));
    const fields = { ...body, ...session };
    const response =
      row === 'uploadAsset'
        ? await portal.upload(fields, picture)
        : await portal.call(callOf(row), fields);
    expect(response.status).toBe(200);
    expect(response.body.msgCode).toBe(code);
  });
});
