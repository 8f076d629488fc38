import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { linkIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { enroll, makeClassroom, makeCoTeacher } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily, makeSecondParent } from '../../../testing/factories/make-family.ts';
import { makeIdentity } from '../../../testing/factories/make-identity.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

type Links = { linkId: string; isAllowed: boolean }[];

const read = (student: MadeUser, session: SessionFields) =>
  portal.call('getLinkedLogins', { requestUserId: student.id, ...session });
const end = (student: MadeUser, linkId: string, session: SessionFields) =>
  portal.call('endLinkedLogin', { requestUserId: student.id, linkId, ...session });
const allow = (student: MadeUser, linkId: string, session: SessionFields) =>
  portal.call('allowLinkedLogin', { requestUserId: student.id, linkId, ...session });
const findLinks = (response: Awaited<ReturnType<typeof read>>) =>
  expectSuccess(response).body.links as Links;

/** Creates a student in a classroom with a linked Google identity. */
const makeLinkedStudent = async (traits: Parameters<typeof makeIdentity>[3] = {}) => {
  const classroom = await makeClassroom(portal, { students: 1, coTeacher: true });
  const student = classroom.students[0] as MadeUser;
  const person = await newPerson('google');
  const linkId = await makeIdentity(world, student, ['google', person], traits);
  return { classroom, student, person, linkId, session: classroom.session };
};

const signInThrough = async (person: { id: string }) => {
  const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
  return { userId: userIn(response).userId, sessionToken: String(response.body.sessionToken) };
};

/** Links a Google identity to the account with its password. */
const linkWithPassword = async ({ userType, email, password }: MadeUser) => {
  const person = await newPerson('google');
  const browser = openBrowser(world);
  const { newcomer: unlinkedIdentity } = expectSuccess(
    await browser.signIn('google', person.id),
  ).body;
  const { tieCode } = unlinkedIdentity as { tieCode: string };
  expectSuccess(await browser.call('tieSignIn', { tieCode, userType, email, password }));
  return person;
};

describe('getLinkedLogins', () => {
  // @proves C-getLinkedLogins
  it('shows a parent the child’s linked identities, newest first', async () => {
    const { child, session } = await makeFamily(portal);
    await makeIdentity(world, child, ['clever', await newPerson('clever')], {
      opensAccount: false,
    });
    portal.clock.advance(60_000);
    await linkWithPassword(child);
    expect(findLinks(await read(child, session))).toEqual([
      {
        linkId: expect.any(String),
        provider: 'google',
        linkedBy: 'password',
        linkedAt: portal.deps.now().toISOString(),
        lastUsedAt: portal.deps.now().toISOString(),
        isAllowed: true,
      },
      expect.objectContaining({ provider: 'clever', linkedBy: 'roster', isAllowed: false }),
    ]);
  });

  it('returns an empty list for a student without linked identities', async () => {
    const { child, session } = await makeFamily(portal);
    expect(findLinks(await read(child, session))).toEqual([]);
  });

  // @proves C-getLinkedLogins
  it('shows the linked identities to every educator of a classroom that manages the login', async () => {
    const { classroom, student, session } = await makeLinkedStudent();
    expect(findLinks(await read(student, session))).toHaveLength(1);
    const coTeacher = await signIn(portal, classroom.coTeacher as MadeUser);
    expect(findLinks(await read(student, coTeacher))).toHaveLength(1);
  });

  // @proves C-getLinkedLogins
  it('shows the linked identities to the school’s administrator if no classroom has the student', async () => {
    const school = await makeSchool(portal);
    const student = await makeStudent(db, { schoolMade: true });
    const addToSchool = db.updateTable('students').set({ school_id: school.id });
    await addToSchool.where('user_id', '=', student.id).execute();
    await makeIdentity(world, student, ['google', await newPerson('google')]);
    const session = await signIn(portal, school.administrator);
    expect(findLinks(await read(student, session))).toHaveLength(1);
    const other = await makeSchool(portal);
    expectError(await read(student, await signIn(portal, other.administrator)), 'CHD_001');
  });
});

describe('endLinkedLogin', () => {
  // @proves C-endLinkedLogin
  it('unlinks an identity that was linked with the password and ends its session', async () => {
    const { child, parent, session } = await makeFamily(portal);
    const person = await linkWithPassword(child);
    const through = await signInThrough(person);
    const [link] = findLinks(await read(child, session));
    expect(findLinks(await end(child, String(link?.linkId), session))).toEqual([]);
    expectError(await portal.call('getUser', through), 'SSN_002');
    const again = expectSuccess(await openBrowser(world).signIn('google', person.id));
    expect(again.body.newcomer).toBeDefined();
    expect((await auditOf(db, child.id)).at(-1)).toEqual({
      action: 'identity.untied',
      actor_id: parent.id,
      outcome: 'google',
    });
  });

  it('keeps sessions that were not started by the unlinked identity', async () => {
    const { student, linkId, session } = await makeLinkedStudent();
    const byPassword = await signIn(portal, student);
    expectSuccess(await end(student, linkId, session));
    expectSuccess(await portal.call('getUser', byPassword));
  });

  // @proves C-endLinkedLogin
  it('closes an identity from a roster and keeps it for the sync until an educator allows it again', async () => {
    const { student, person, linkId, session } = await makeLinkedStudent();
    const through = await signInThrough(person);
    const [closed] = findLinks(await end(student, linkId, session));
    expect(closed).toMatchObject({ linkId, isAllowed: false });
    expectError(await portal.call('getUser', through), 'SSN_002');
    expectError(await openBrowser(world).signIn('google', person.id), 'SSO_006');
    const [allowed] = findLinks(await allow(student, linkId, session));
    expect(allowed).toMatchObject({ linkId, isAllowed: true });
    expect((await signInThrough(person)).userId).toBe(student.id);
  });

  // @proves M-SSO_010
  it('returns SSO_010 for a link that has ended or belongs to another student', async () => {
    const { student, linkId, session } = await makeLinkedStudent();
    const other = await makeLinkedStudent();
    expectError(await end(student, other.linkId, session), 'SSO_010');
    expectError(await allow(student, linkId, session), 'SSO_010');
    expectSuccess(await end(student, linkId, session));
    expectError(await end(student, linkId, session), 'SSO_010');
    expectError(await end(student, 'x', session), 'SSO_010');
  });
});

describe('allowLinkedLogin', () => {
  // @proves C-allowLinkedLogin
  it('lets a parent allow sign-ins with an identity from a school’s roster', async () => {
    const { child, session } = await makeFamily(portal);
    const person = await newPerson('google');
    const linkId = await makeIdentity(world, child, ['google', person], { opensAccount: false });
    expectError(await openBrowser(world).signIn('google', person.id), 'SSO_006');
    expectSuccess(await allow(child, linkId, session));
    expect((await signInThrough(person)).userId).toBe(child.id);
    const renew = { update: '1', requestUserId: child.id, ...session };
    expectSuccess(await portal.call('generateStudentPassword', renew));
    expect((await signInThrough(person)).userId).toBe(child.id);
  });
});

describe('Access to linked identities', () => {
  const expectNoAccess = async (student: MadeUser, linkId: string, session: SessionFields) => {
    expectError(await read(student, session), 'CHD_001');
    expectError(await end(student, linkId, session), 'CHD_001');
    expectError(await allow(student, linkId, session), 'CHD_001');
  };

  // @proves C-endLinkedLogin
  it('rejects a parent who unlinked the child, and an unrelated parent', async () => {
    const { child, session } = await makeFamily(portal);
    const linkId = await makeIdentity(world, child, ['google', await newPerson('google')]);
    const second = await makeSecondParent(portal, child);
    const { session: outsider } = await makeFamily(portal);
    await expectNoAccess(child, linkId, outsider);
    expectSuccess(
      await portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session }),
    );
    await expectNoAccess(child, linkId, session);
    expectSuccess(await read(child, second.session));
  });

  // @proves C-endLinkedLogin
  it('rejects an educator who left the classroom or removed the student', async () => {
    const { classroom, student, linkId, session } = await makeLinkedStudent();
    const coTeacher = classroom.coTeacher as MadeUser;
    const former = await signIn(portal, coTeacher);
    const leave = { classRoomId: classroom.id, educatorId: coTeacher.id, ...session };
    expectSuccess(await portal.call('removeCoTeacher', leave));
    await expectNoAccess(student, linkId, former);
    const next = await makeClassroom(portal);
    await enroll(portal, next.id, student.id);
    const remove = { classRoomId: classroom.id, studentId: student.id, ...session };
    expectSuccess(await portal.call('removeStudentfromClass', remove));
    await expectNoAccess(student, linkId, session);
    expectSuccess(await read(student, next.session));
  });

  it('rejects an educator of a classroom that the student joined as a guest', async () => {
    const { student, linkId } = await makeLinkedStudent();
    const guest = await makeClassroom(portal);
    await enroll(portal, guest.id, student.id, 'joined');
    await expectNoAccess(student, linkId, guest.session);
  });

  it('rejects the educator of a family’s child', async () => {
    const { child } = await makeFamily(portal);
    const linkId = await makeIdentity(world, child, ['google', await newPerson('google')]);
    const classroom = await makeClassroom(portal);
    await enroll(portal, classroom.id, child.id, 'code');
    await expectNoAccess(child, linkId, classroom.session);
  });

  it('rejects an educator who manages a colleague’s identity', async () => {
    const [teacher, colleague] = [await makeEducator(db), await makeEducator(db)];
    const linkId = await makeIdentity(world, colleague, ['google', await newPerson('google')]);
    await expectNoAccess(colleague, linkId, await signIn(portal, teacher));
  });
});

describe('Email about a new linked identity', () => {
  const mailsAfter = async (act: () => Promise<unknown>) => {
    await portal.forgetMail();
    await act();
    await portal.runJobs();
    return portal.emails;
  };

  // @proves D-9-links-mail
  it('emails every parent of a child with a link to the page for unlinking', async () => {
    const { child, parent } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    const emails = await mailsAfter(() => linkWithPassword(child));
    expect(emails.map(({ to }) => to).sort()).toEqual([parent.email, second.parent.email].sort());
    expect(emails[0]?.subject).toBe('A Google login was linked for your child');
    expect(linkIn(emails[0]).pathname).toBe(`/linked-child/${child.id}/privacy`);
  });

  // @proves D-9-links-mail
  it('emails every educator of a classroom that manages the login', async () => {
    const classroom = await makeClassroom(portal, { students: 1 });
    const coTeacher = await makeCoTeacher(portal, classroom.id);
    const student = classroom.students[0] as MadeUser;
    const guest = await makeClassroom(portal);
    await enroll(portal, guest.id, student.id, 'joined');
    const emails = await mailsAfter(() => linkWithPassword(student));
    const expected = [classroom.owner.email, coTeacher.email].sort();
    expect(emails.map(({ to }) => to).sort()).toEqual(expected);
    expect(linkIn(emails[0]).pathname).toBe('/classrooms');
  });

  // @proves D-9-links-mail
  it('emails the school’s administrator if no classroom has the student', async () => {
    const school = await makeSchool(portal);
    const student = await makeStudent(db, { schoolMade: true });
    const addToSchool = db.updateTable('students').set({ school_id: school.id });
    await addToSchool.where('user_id', '=', student.id).execute();
    const emails = await mailsAfter(() => linkWithPassword(student));
    expect(emails.map(({ to }) => to)).toEqual([school.administrator.email]);
    expect(linkIn(emails[0]).pathname).toBe('/school');
  });

  // @proves D-9-links-mail
  it('emails the adult about their own account', async () => {
    const teacher = await makeEducator(db);
    const emails = await mailsAfter(() => linkWithPassword(teacher));
    expect(emails.map(({ to }) => to)).toEqual([teacher.email]);
    expect(linkIn(emails[0]).pathname).toBe('/profile');
  });

  it('emails the other parent and not the one who allowed the identity', async () => {
    const { child, session } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    const traits = { opensAccount: false };
    const linkId = await makeIdentity(world, child, ['google', await newPerson('google')], traits);
    const emails = await mailsAfter(() => allow(child, linkId, session));
    expect(emails.map(({ to }) => to)).toEqual([second.parent.email]);
  });

  it('sends no email to a parent who unlinked the child before it was sent', async () => {
    const { child, session } = await makeFamily(portal);
    const emails = await mailsAfter(async () => {
      await linkWithPassword(child);
      const unlink = { requestUserId: child.id, ...session };
      expectSuccess(await portal.call('deleteParentChildAccount', unlink));
    });
    expect(emails).toEqual([]);
  });
});
