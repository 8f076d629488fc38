import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../testing/database/names-in.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { requestsTo } from '../../../testing/fakes/requests-to.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { openClass } from '../../../testing/scenarios/external-class.ts';
import { openSyncedClasses } from '../../../testing/scenarios/synced-classes.ts';
import { joinGoogleClasses } from '../classroom-sync/join/join-google-classes.ts';

const world = await openSignInPortal();
const { portal, control, newPerson } = world;
const { db } = portal;

const newDomain = () => `lark-${unique()}.test`;
const at = (domain: string) => ({ email: `person.${unique()}@${domain}` });
/** Creates a synced class of a teacher with an email of this domain. */
const openSynced = async (domain: string, traits: object = {}) => {
  const section = await openClass(world, 'google', {
    students: 1,
    teacherFields: at(domain),
    ...traits,
  });
  return { section, synced: await section.synced() };
};
const arrive = async (person: { id: string }) => {
  const browser = openBrowser(world);
  const { newcomer: unlinkedIdentity } = expectSuccess(
    await browser.signIn('google', person.id),
  ).body;
  const { tieCode } = unlinkedIdentity as { tieCode: string };
  return () => browser.call('findMyClass', { tieCode });
};

describe('First sign-in of a Google student', () => {
  // @proves D-9-on-demand-students
  it.each([
    ['students.', ''],
    ['', 'staff.'],
    ['students.', 'staff.'],
  ])(
    'enrolls a student at %sschool in the class of a teacher at %sschool',
    async (domainKind, by) => {
      const domain = newDomain();
      const { section, synced } = await openSynced(`${by}${domain}`);
      const wren = await section.addStudent({ firstName: 'Wren', ...at(`${domainKind}${domain}`) });
      expectSuccess(await (await arrive(wren))());
      expect(await namesIn(db, synced)).toContain('Wren');
    },
  );

  it('sends no request for a student of another school, even below the same public suffix', async () => {
    const { section, synced } = await openSynced(`${unique()}.k12.or.us`);
    const wren = await section.addStudent({ firstName: 'Wren', ...at(`${unique()}.k12.or.us`) });
    const find = await arrive(wren);
    const { answer, paths } = await requestsTo(world.sandbox.services.google, find);
    expectError(answer, 'SSO_009');
    expect(paths).toEqual([]);
    expect(await namesIn(db, synced)).not.toContain('Wren');
  });

  // @proves D-9-on-demand-students
  it('sends one request per class and reads only the roster of the student’s class', async () => {
    const domain = newDomain();
    const { classes } = await openSyncedClasses(world, 'google', {
      count: 31,
      teacherFields: at(domain),
    });
    const [oldest] = classes;
    const wren = await newPerson('google', { firstName: 'Wren', ...at(`students.${domain}`) });
    await control('google', `/classes/${oldest?.id}/students/${wren.id}`, {}, 'PUT');
    const find = await arrive(wren);
    const { answer, paths } = await requestsTo(world.sandbox.services.google, find);
    const requestedPaths = classes.map(({ id }) => `/v1/courses/${id}/students/${wren.id}`);
    expect(paths.sort()).toEqual(
      [...requestedPaths, '/v1/courses', `/v1/courses/${oldest?.id}/students`].sort(),
    );
    expect(userIn(expectSuccess(answer))).toMatchObject({ firstName: 'Wren' });
    expect(await namesIn(db, { classroomId: String(oldest?.classroomId) })).toContain('Wren');
  });

  it('enrolls a student in all classes that list them, with one account', async () => {
    const domain = newDomain();
    const { classes } = await openSyncedClasses(world, 'google', {
      count: 3,
      teacherFields: at(domain),
    });
    const wren = await newPerson('google', { firstName: 'Wren', ...at(domain) });
    for (const { id } of classes)
      await control('google', `/classes/${id}/students/${wren.id}`, {}, 'PUT');
    expectSuccess(await (await arrive(wren))());
    for (const classroom of classes) expect(await namesIn(db, classroom)).toContain('Wren');
    const links = db.selectFrom('identities').where('subject', '=', wren.id);
    expect(await links.selectAll().execute()).toHaveLength(1);
  });

  // @proves D-9-on-demand-students
  it('returns EXT_005 when Google asks us to wait, and enrolls the student afterwards', async () => {
    const { section } = await openSynced(newDomain());
    const { email } = section.person;
    const wren = await section.addStudent({ firstName: 'Wren', ...at(email.split('@')[1] ?? '') });
    await section.addFault({ kind: 'error429', retryAfterSeconds: 3 });
    const find = await arrive(wren);
    const response = await find();
    expectError(response, 'EXT_005');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await new Promise((resume) => setTimeout(resume, 3_100));
    expectSuccess(await find());
  });

  it('returns EXT_005 when not all classes could be checked in time', async () => {
    const domain = newDomain();
    const { section, synced } = await openSynced(domain);
    const wren = await section.addStudent({ firstName: 'Wren', ...at(domain) });
    const search = joinGoogleClasses(portal.deps, { domain, subject: wren.id }, 0);
    await expect(search).rejects.toMatchObject({
      code: 'EXT_005',
      details: { retryAfterSeconds: 60 },
    });
    expect(await namesIn(db, synced)).not.toContain('Wren');
  });

  it('enrolls a student through another teacher while one teacher’s connection is unavailable', async () => {
    const domain = newDomain();
    const busy = await openSynced(domain);
    const { section, synced } = await openSynced(domain);
    const wren = await section.addStudent({ firstName: 'Wren', ...at(domain) });
    await busy.section.addFault({ kind: 'error429', retryAfterSeconds: 60 });
    expectSuccess(await (await arrive(wren))());
    expect(await namesIn(db, synced)).toContain('Wren');
  });
});
