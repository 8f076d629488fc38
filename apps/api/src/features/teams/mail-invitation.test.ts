import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { linkIn } from '../../../testing/email-links.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const invite = async (traits: Parameters<typeof makeClassroom>[1], email: string) => {
  const classroom = await makeClassroom(portal, traits);
  const fields = { classRoomId: classroom.id, email, ...classroom.session };
  expectSuccess(await portal.call('inviteCoTeacher', fields));
  return classroom;
};

it('emails inviter and classroom with a link to the classrooms', async () => {
  await invite({ name: 'Hazel Room 3' }, 'pat@school.test');
  await portal.runJobs();
  const [email] = portal.emails;
  expect(email).toMatchObject({
    to: 'pat@school.test',
    subject: 'You are invited to teach “Hazel Room 3” together',
    text: expect.stringContaining('Robin Marsh invites you to teach the classroom “Hazel Room 3”'),
  });
  expect(email?.text).toContain('valid for 30 days');
  expect(linkIn(email).href).toBe('https://portal.wonderfield.test/classrooms');
});

// @proves C-inviteCoTeacher
it('neutralizes links and markup in the invitation email [T38]', async () => {
  const names = { firstName: 'https://evil.test', lastName: '<b>www.evil.test</b>' };
  const owner = await makeEducator(portal.db, names);
  await invite({ owner, name: 'Win at http://evil.test/{{7*7}}' }, 'pat@school.test');
  await portal.runJobs();
  const [email] = portal.emails;
  expect(portal.emails).toHaveLength(1);
  expect(`${email?.subject}${email?.text}${email?.html}`).not.toMatch(/evil\.test|:\/\/evil|49/);
  expect(email?.html).not.toContain('<b>');
});

it('keeps every character of a class name in subject, text and HTML', async () => {
  const name = 'Room 12 — Explorers’ Club';
  await invite({ name }, 'pat@school.test');
  await portal.runJobs();
  const [email] = portal.emails;
  for (const part of [email?.subject, email?.text, email?.html]) expect(part).toContain(name);
});

it('sends no email after the invitation was withdrawn or the classroom deleted', async () => {
  const classroom = await invite({}, 'pat@school.test');
  const rows = portal.db.selectFrom('classroom_invitations').select('id');
  const [invitation] = await rows.where('classroom_id', '=', classroom.id).execute();
  const about = { classRoomId: classroom.id, ...classroom.session };
  await portal.call('removeCoTeacher', { ...about, invitationId: invitation?.id });
  const gone = await invite({}, 'lee@school.test');
  await portal.call('deleteClassroom', { classRoomId: gone.id, ...gone.session });
  await portal.runJobs();
  expect(portal.emails).toEqual([]);
});
