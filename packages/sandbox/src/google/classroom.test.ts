import type { classroom_v1 } from '@googleapis/classroom';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AnyClass, AnyWorld } from '../../testing/controls.ts';
import { allStudents, failure } from '../../testing/google-client.ts';
import { openGoogleSandbox } from '../../testing/google-sandbox.ts';
import type { courseResponse, memberResponse, profileResponse } from './classroom-answers.ts';

const { client, controls, newTeacher, newClass, clientOf } = await openGoogleSandbox();
const ELENA = 'elena@demo.wonderfield.example';

describe('response types', () => {
  it('has only fields of Google’s types', () => {
    expectTypeOf<keyof ReturnType<typeof courseResponse>>().toExtend<
      keyof classroom_v1.Schema$Course
    >();
    expectTypeOf<keyof ReturnType<typeof memberResponse>>().toExtend<
      keyof classroom_v1.Schema$Student & keyof classroom_v1.Schema$Teacher
    >();
    expectTypeOf<keyof ReturnType<typeof profileResponse>>().toExtend<
      keyof classroom_v1.Schema$UserProfile
    >();
    expectTypeOf<keyof ReturnType<typeof profileResponse>['name']>().toExtend<
      keyof classroom_v1.Schema$Name
    >();
    expectTypeOf<ReturnType<typeof courseResponse>>().toExtend<classroom_v1.Schema$Course>();
    expectTypeOf<ReturnType<typeof memberResponse>>().toExtend<classroom_v1.Schema$Student>();
  });
});

describe('courses', () => {
  // @proves D-6-sandbox
  it('lists the courses of the demo teacher newest first, with archived ones on request', async () => {
    const { api } = await clientOf(ELENA);
    const active = await api.courses.list({ teacherId: 'me', courseStates: ['ACTIVE'] });
    expect(active.data.courses?.map(({ name }) => name)).toEqual([
      'Morning Math Lab',
      'Room 12 Explorers',
      '5B Writers and Readers',
      'Choir of the Long River Valley Elementary School',
      'Art Room',
    ]);
    expect(active.data).not.toHaveProperty('nextPageToken');
    const all = await api.courses.list({ teacherId: ELENA });
    expect(all.data.courses?.at(-1)).toMatchObject({ courseState: 'ARCHIVED' });
  });

  it('omits the list for a teacher without courses', async () => {
    const { api } = await clientOf('ben@demo.wonderfield.example');
    expect((await api.courses.list({ teacherId: 'me' })).data).toEqual({});
  });

  it('returns 20 courses per page by default', async () => {
    const { id } = await newTeacher();
    for (let n = 0; n < 21; n += 1) await newClass({ name: `Class ${n}`, teachers: [id] });
    const { api } = await clientOf(id);
    const first = await api.courses.list({ teacherId: 'me' });
    expect(first.data.courses).toHaveLength(20);
    const pageToken = first.data.nextPageToken ?? '';
    const rest = await api.courses.list({ teacherId: 'me', pageToken });
    expect(rest.data.courses).toHaveLength(1);
    const otherwise = api.courses.list({ teacherId: 'me', courseStates: ['ACTIVE'], pageToken });
    await expect(otherwise).rejects.toMatchObject(failure(400, 'INVALID_ARGUMENT'));
  });

  it('returns a course only to its members', async () => {
    const { id } = await newTeacher();
    const course = await newClass({ name: 'Chess', room: '7', teachers: [id], students: 2 });
    const { api } = await clientOf(id);
    expect((await api.courses.get({ id: course.id })).data).toEqual({
      id: expect.stringMatching(/^\d{12}$/),
      name: 'Chess',
      room: '7',
      ownerId: id,
      courseState: 'ACTIVE',
      creationTime: expect.any(String),
      updateTime: expect.any(String),
      alternateLink: expect.stringMatching(/^https:/),
      guardiansEnabled: false,
    });
    const student = await clientOf(course.students[0]?.id ?? '');
    expect((await student.api.courses.get({ id: course.id })).data.name).toBe('Chess');
    expect((await student.api.courses.list({ teacherId: 'me' })).data).toEqual({});
    const outsider = await clientOf(ELENA);
    await expect(outsider.api.courses.get({ id: course.id })).rejects.toMatchObject(
      failure(403, 'PERMISSION_DENIED'),
    );
    await expect(api.courses.get({ id: '1' })).rejects.toMatchObject(failure(404, 'NOT_FOUND'));
  });

  it('returns changes of a course and 404 after its deletion', async () => {
    const { id } = await newTeacher();
    const course = await newClass({ name: 'Chess', teachers: [id] });
    const { api } = await clientOf(id);
    await controls.read('PATCH', `/classes/${course.id}`, { name: 'Go', state: 'ARCHIVED' });
    const read = await api.courses.get({ id: course.id });
    expect(read.data).toMatchObject({ name: 'Go', courseState: 'ARCHIVED' });
    const active = await api.courses.list({ teacherId: 'me', courseStates: ['ACTIVE'] });
    expect(active.data).toEqual({});
    await controls.read('DELETE', `/classes/${course.id}`);
    await expect(api.courses.get({ id: course.id })).rejects.toMatchObject(
      failure(404, 'NOT_FOUND'),
    );
  });
});

describe('students of a course', () => {
  it.each([
    [0, undefined, [0]],
    [30, undefined, [30]],
    [31, undefined, [30, 1]],
    [100, 100, [100]],
    [101, 100, [100, 1]],
    [101, 1000, [100, 1]],
  ])(
    'returns %i students with a page size of %s in pages of %j',
    async (students, pageSize, pages) => {
      const { id } = await newTeacher();
      const course = await newClass({ name: 'Many', teachers: [id], students });
      const { api } = await clientOf(id);
      const read = await allStudents(api, course.id, pageSize);
      expect(read.sizes).toEqual(pages);
      expect(read.students.map(({ userId }) => userId)).toEqual(course.studentIds);
    },
  );

  it('has demo classes of the sizes in the mock-ups', async () => {
    const { people, classes } = await controls.read<AnyWorld>('GET', '/world');
    const elena = people.find(({ email }) => email === ELENA);
    const sizes = (classes as (AnyClass & { teacherIds: string[] })[])
      .filter(({ teacherIds }) => teacherIds.includes(elena?.id ?? ''))
      .map(({ studentIds }) => new Set(studentIds).size);
    expect(sizes).toEqual([31, 18, 41, 22, 26, 12]);
  });

  it('has students with unusual names and a shared email', async () => {
    const { api } = await clientOf(ELENA);
    const { data } = await api.courses.list({ teacherId: 'me' });
    const course = data.courses?.find(({ name }) => name === 'Room 12 Explorers');
    const { students } = await allStudents(api, course?.id ?? '');
    const names = students.map(({ profile }) => profile?.name);
    expect(names).toContainEqual({ givenName: '娜', familyName: '李', fullName: '娜 李' });
    expect(names).toContainEqual({ givenName: 'Björk', fullName: 'Björk' });
    expect(names.map((name) => name?.fullName)).toContain('Khloe Nguyen');
    const siblings = students.filter(({ profile }) =>
      profile?.emailAddress?.startsWith('falk.family@'),
    );
    expect(new Set(siblings.map(({ userId }) => userId)).size).toBe(2);
  });

  it('returns renamed students and follows removals and additions', async () => {
    const { id } = await newTeacher();
    const course = await newClass({
      name: 'Small',
      teachers: [id],
      students: [{ firstName: 'Ada', lastName: 'Lane' }, { firstName: 'Bo' }],
    });
    const [ada] = course.students;
    const { api } = await clientOf(id);
    const names = async () =>
      (await allStudents(api, course.id)).students.map(({ profile }) => profile?.name?.givenName);
    await controls.read('PATCH', `/people/${ada?.id}`, { firstName: 'Adah' });
    expect(await names()).toEqual(['Adah', 'Bo']);
    await controls.read('DELETE', `/classes/${course.id}/students/${ada?.id}`);
    expect(await names()).toEqual(['Bo']);
    await controls.read('PUT', `/classes/${course.id}/students/${ada?.id}`);
    expect(await names()).toEqual(['Bo', 'Adah']);
  });

  it('returns one student of a class to its teachers', async () => {
    const { id } = await newTeacher();
    const course = await newClass({ name: 'Chess', teachers: [id], students: 2 });
    const other = await newClass({ name: 'Go', teachers: [id], students: 1 });
    const { api } = await clientOf(id);
    const userId = course.students[0]?.id ?? '';
    const student = await api.courses.students.get({ courseId: course.id, userId });
    expect(student.data).toMatchObject({ courseId: course.id, userId, profile: { id: userId } });
    const missing = failure(404, 'NOT_FOUND');
    for (const request of [
      { courseId: other.id, userId },
      { courseId: course.id, userId: id },
      { courseId: '1', userId },
    ]) {
      await expect(api.courses.students.get(request)).rejects.toMatchObject(missing);
    }
    const outsider = await clientOf(ELENA);
    const denied = outsider.api.courses.students.get({ courseId: course.id, userId });
    await expect(denied).rejects.toMatchObject(failure(403, 'PERMISSION_DENIED'));
  });

  it('returns emails only with their scope', async () => {
    const { id, email } = await newTeacher();
    await newClass({ name: 'Any', teachers: [id], students: 1 });
    const plain = await clientOf(id, ['courses.readonly', 'rosters.readonly']);
    const shy = await plain.api.userProfiles.get({ userId: 'me' });
    expect(shy.data).not.toHaveProperty('emailAddress');
    const full = await clientOf(id);
    expect((await full.api.userProfiles.get({ userId: 'me' })).data.emailAddress).toBe(email);
  });
});

describe('people', () => {
  it('lists the teachers of a course', async () => {
    const [first, second] = [await newTeacher(), await newTeacher()];
    const course = await newClass({ name: 'Two', teachers: [first.id, second.email] });
    const { api } = await clientOf(second.id);
    const { data } = await api.courses.teachers.list({ courseId: course.id });
    expect(data.teachers?.map(({ userId }) => userId)).toEqual([first.id, second.id]);
  });

  it('returns a profile only to members of a common course', async () => {
    const { id } = await newTeacher();
    const { students } = await newClass({ name: 'One', teachers: [id], students: 1 });
    const { api } = await clientOf(id);
    const seen = await api.userProfiles.get({ userId: students[0]?.email ?? '' });
    expect(seen.data.id).toBe(students[0]?.id);
    await expect(api.userProfiles.get({ userId: ELENA })).rejects.toMatchObject(
      failure(403, 'PERMISSION_DENIED'),
    );
    await expect(api.userProfiles.get({ userId: '5' })).rejects.toMatchObject(
      failure(404, 'NOT_FOUND'),
    );
  });
});

describe('errors', () => {
  it('names the missing scope', async () => {
    const { api } = await clientOf(ELENA, ['courses.readonly']);
    const { data } = await api.courses.list({ teacherId: 'me' });
    const courseId = data.courses?.[0]?.id ?? '';
    await expect(api.courses.students.list({ courseId })).rejects.toMatchObject({
      status: 403,
      response: {
        data: { error: { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } },
      },
    });
    const other = await clientOf(ELENA, ['rosters.readonly']);
    await expect(other.api.courses.list({})).rejects.toMatchObject({ status: 403 });
  });

  it('reports that Classroom is turned off for a person', async () => {
    const { api } = await clientOf('nora.quist@hazelgrove.example');
    await expect(api.courses.list({ teacherId: 'me' })).rejects.toMatchObject({
      status: 403,
      response: { data: { error: { message: expect.stringMatching(/^@ClassroomDisabled /) } } },
    });
  });

  it('accepts a refreshed token after the access token expired', async () => {
    const { id } = await newTeacher();
    const { api, oauth } = await clientOf(id);
    const refreshed: unknown[] = [];
    oauth.on('tokens', (tokens) => refreshed.push(tokens.access_token));
    await controls.read('POST', `/people/${id}/expire`);
    expect((await api.courses.list({ teacherId: 'me' })).data).toEqual({});
    expect(refreshed).toEqual([expect.stringMatching(/^ya29\./)]);
  });

  // @proves D-6-sandbox
  it('rejects all tokens after the consent is revoked', async () => {
    const { id } = await newTeacher();
    const { api, oauth } = await clientOf(id);
    await controls.read('POST', `/people/${id}/revoke`);
    await expect(api.courses.list({ teacherId: 'me' })).rejects.toMatchObject({
      status: 400,
      response: { data: { error: 'invalid_grant' } },
    });
    const headers = { authorization: `Bearer ${oauth.credentials.access_token}` };
    const bare = await fetch(`${client.issuer}/v1/courses`, { headers });
    expect(bare.status).toBe(401);
    expect(await bare.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
  });

  it('returns unknown methods as errors in the envelope', async () => {
    const response = await fetch(`${client.issuer}/v1/invitations`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { status: 'NOT_FOUND' } });
  });
});
