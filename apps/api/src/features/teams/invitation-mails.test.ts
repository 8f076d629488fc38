import type { TeamJson } from '@wonderfield/contract/classrooms/team';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { mailboxOf } from './teams.rules.ts';

const DAY = 24 * 3_600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const invite = ({ id, session }: MadeClassroom, email: string) =>
  portal.call('inviteCoTeacher', { classRoomId: id, email, ...session });
/** Invites the email from this many classrooms of different teachers. */
const inviteTimes = async (times: number, email: (number: number) => string) => {
  for (let number = 0; number < times; number += 1) {
    expectSuccess(await invite(await makeClassroom(portal), email(number)));
  }
};
const mailed = async () => {
  await portal.runJobs();
  return portal.emails.map(({ to }) => to);
};

it('limits invitation emails to three per day and mailbox and lists all invitations in the portal', async () => {
  const educator = await makeEducator(portal.db);
  await inviteTimes(5, () => educator.email);
  expect(await mailed()).toEqual([educator.email, educator.email, educator.email]);
  const session = await signIn(portal, educator);
  const { body } = expectSuccess(await portal.call('getInvitations', session));
  const invitations = body.invitations as { invitationId: string }[];
  expect(invitations).toHaveLength(5);
  const last = { invitationId: invitations.at(-1)?.invitationId, accept: '1', ...session };
  expectSuccess(await portal.call('answerInvitation', last));
});

it('counts invitation emails across classrooms and repeated invitations', async () => {
  const email = `often${unique()}@school.test`;
  const classroom = await makeClassroom(portal);
  const second = await makeClassroom(portal, { owner: classroom.owner });
  for (let time = 0; time < 3; time += 1) {
    const { team } = expectSuccess(await invite(classroom, email)).body;
    const { invitationId } = (team as TeamJson).invitations[0] ?? {};
    const about = { classRoomId: classroom.id, invitationId, ...classroom.session };
    expectSuccess(await portal.call('removeCoTeacher', about));
  }
  // A withdrawn invitation counts, too, because its email was sent.
  expectSuccess(await invite(second, email));
  expect(await portal.queuedJobs()).toHaveLength(3);
});

it('recognizes a mailbox in different notations', async () => {
  const name = `ben${unique()}`;
  const written = [
    `${name}@school.test`,
    `${name.toUpperCase()}@school.test`,
    `${name}+a@School.Test`,
    `${name}+b@school.test`,
    `${name}+a+b@school.test`,
    `${name}@SCHOOL.test`,
  ];
  await inviteTimes(written.length, (number) => String(written[number]));
  expect(await mailed()).toEqual(written.slice(0, 3));
});

it('counts other mailboxes separately', async () => {
  const name = `ben${unique()}`;
  await inviteTimes(4, () => `${name}@school.test`);
  await portal.forgetMail();
  const others = [`${name}x@school.test`, `${name}@other.test`, `x+${name}@school.test`];
  await inviteTimes(3, (number) => String(others[number]));
  expect(await mailed()).toEqual(others);
});

it('sends invitation emails again the next day', async () => {
  const email = `daily${unique()}@school.test`;
  await inviteTimes(4, () => email);
  portal.clock.advance(DAY);
  await inviteTimes(1, () => email);
  expect(await mailed()).toHaveLength(4);
});

it('does not count a rejected invitation', async () => {
  const email = `once${unique()}@school.test`;
  const classroom = await makeClassroom(portal);
  expectSuccess(await invite(classroom, email));
  for (let time = 0; time < 4; time += 1) {
    expectError(await invite(classroom, email), 'TEA_002');
  }
  await inviteTimes(2, () => email);
  expect(await mailed()).toEqual([email, email, email]);
});

it('sends three emails for twelve parallel invitations', async () => {
  const email = `rush${unique()}@school.test`;
  const classrooms = [];
  for (let number = 0; number < 12; number += 1) classrooms.push(await makeClassroom(portal));
  const answers = await Promise.all(classrooms.map((classroom) => invite(classroom, email)));
  for (const answer of answers) expectSuccess(answer);
  expect(await mailed()).toHaveLength(3);
});

it.each([
  ['ben@school.test', 'ben@school.test'],
  ['BEN@School.TEST', 'ben@school.test'],
  ['ben+maths@school.test', 'ben@school.test'],
  ['ben+a+b@school.test', 'ben@school.test'],
  ['ben+@school.test', 'ben@school.test'],
])('normalizes the mailbox of %s to %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
