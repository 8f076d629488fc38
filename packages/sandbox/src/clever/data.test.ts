import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cleverClient,
  DistrictSchema,
  itemSchema,
  MeSchema,
  SchoolSchema,
  SectionSchema,
  UserSchema,
} from '../../testing/clever-client.ts';
import { type AnyClass, type AnyPerson, controlsOf } from '../../testing/controls.ts';
import { PORTAL } from '../../testing/open-id.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { DISTRICT_ID, THIRD_DISTRICT_ID } from './clever-world.ts';

let library: Sandbox;
let district: Sandbox;
beforeAll(async () => {
  library = await startSandbox({ port: 0, portalUrls: [PORTAL] });
  district = await startSandbox({ port: 0, portalUrls: [PORTAL], cleverMode: 'district' });
});
afterAll(() => Promise.all([library.close(), district.close()]));

const controls = controlsOf(() => library, 'clever');
const clever = cleverClient(() => `${library.services.clever}`);
const districtClever = cleverClient(() => `${district.services.clever}`);

const ELENA = 'elena@demo.wonderfield.example';
const newPerson = (fields: object = {}) => controls.read<AnyPerson>('POST', '/people', fields);
const newClass = (fields: object) => controls.read<AnyClass>('POST', '/classes', fields);
const idOf = async (token: string) => (await clever.read(token, '/v3.1/me', MeSchema)).data.id;

describe('library app', () => {
  it('reads the sections of the teacher who installed a library app', async () => {
    const token = await clever.tokenOf(ELENA);
    const path = `/v3.1/users/${await idOf(token)}/sections`;
    const { items } = await clever.readAll(token, path, SectionSchema);
    expect(items.map(({ students }) => students.length).sort()).toEqual([0, 16, 41]);
    const [section] = items;
    const read = await clever.read(
      token,
      `/v3.1/sections/${section?.id}`,
      itemSchema(SectionSchema),
    );
    expect(read).toEqual(section);
  });

  // @proves D-6-sandbox
  it('returns only first name and initial of students to a library app', async () => {
    const { id } = await newPerson();
    const { id: sectionId } = await newClass({
      name: 'Art',
      teachers: [id],
      students: [
        { firstName: 'Chloe', lastName: 'Nguyen', email: 'chloe@example.com' },
        { firstName: 'Björk', lastName: '' },
        { firstName: '娜', lastName: '李' },
      ],
    });
    const token = await clever.tokenOf(id);
    const path = `/v3.1/sections/${sectionId}/users?role=student`;
    const { items } = await clever.readAll(token, path, UserSchema);
    expect(items.map(({ name }) => `${name.first}|${name.last}`).sort()).toEqual([
      'Björk|',
      'Chloe|N',
      '娜|李',
    ]);
    expect(items.every((student) => !('email' in student))).toBe(true);
    const single = await clever.read(token, `/v3.1/users/${items[0]?.id}`, itemSchema(UserSchema));
    expect(single).toEqual(items[0]);
  });

  it('returns all data and roles of teachers to a library app', async () => {
    const token = await clever.tokenOf('aisha@demo.wonderfield.example');
    const path = `/v3.1/users/${await idOf(token)}`;
    const user = await clever.read(token, path, itemSchema(UserSchema));
    expect(user).toMatchObject({
      email: 'aisha@demo.wonderfield.example',
      name: { last: 'Rahman' },
    });
    expect(Object.keys(user.roles)).toEqual(['teacher', 'staff']);
    const { items } = await clever.readAll(token, `${path}/sections`, SectionSchema);
    const teachers = `/v3.1/sections/${items[0]?.id}/users?role=teacher`;
    expect((await clever.readAll(token, teachers, UserSchema)).items).toEqual([user]);
  });

  it('denies a library app the sections of other teachers and rosters for a student', async () => {
    const { id } = await newPerson();
    const { id: sectionId, students } = await newClass({ name: 'X', teachers: [id], students: 1 });
    const elena = await clever.tokenOf(ELENA);
    const student = await clever.tokenOf(students[0]?.id ?? '');
    const rejected = { message: "Resource not in token's scopes" };
    for (const [token, path] of [
      [elena, `/v3.1/sections/${sectionId}`],
      [elena, `/v3.1/sections/${sectionId}/users`],
      [elena, `/v3.1/users/${students[0]?.id}`],
      [elena, `/v3.1/users/${id}/sections`],
      [student, `/v3.1/sections/${sectionId}/users`],
    ] as const) {
      const response = await clever.get(token, path);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual(rejected);
    }
    const own = await clever.read(
      student,
      `/v3.1/users/${students[0]?.id}`,
      itemSchema(UserSchema),
    );
    expect(Object.keys(own.roles)).toEqual(['student']);
  });

  it('returns the sections of a student only with the student’s own token', async () => {
    const { id } = await newPerson();
    const section = await newClass({ name: 'Chess', teachers: [id], students: 2 });
    const [first, second] = section.students.map((student) => student.id);
    const token = await clever.tokenOf(String(first));
    const own = await clever.readAll(token, `/v3.1/users/${first}/sections`, SectionSchema);
    expect(own.items.map((item) => [item.id, item.teachers])).toEqual([[section.id, [id]]]);
    expect((await clever.get(token, `/v3.1/users/${second}/sections`)).status).toBe(403);
  });

  it('returns no district for a person from Sign Up with Clever', async () => {
    const { id } = await newPerson({ isSignUpWithClever: true });
    const me = await clever.read(await clever.tokenOf(id), '/v3.1/me', MeSchema);
    expect(me.data).toEqual({ id, type: 'user', authorized_by: 'teacher' });
    expect(me.links.map(({ rel }) => rel)).toEqual(['self', 'canonical']);
    const { id: shared } = await newPerson();
    const profile = await clever.read(await clever.tokenOf(shared), '/v3.1/me', MeSchema);
    expect(profile.data.district).toBe(DISTRICT_ID);
  });

  it('returns no district token to a library app and no sections for a teacher without any', async () => {
    expect(await clever.districtTokens()).toEqual([]);
    const token = await clever.tokenOf('ben@demo.wonderfield.example');
    const path = `/v3.1/users/${await idOf(token)}/sections`;
    expect((await clever.readAll(token, path, SectionSchema)).items).toEqual([]);
  });

  it('reads the district and the school', async () => {
    const token = await clever.tokenOf(ELENA);
    const me = await clever.read(token, '/v3.1/me', MeSchema);
    const home = me.links.find(({ rel }) => rel === 'district')?.uri ?? '';
    expect((await clever.read(token, home, itemSchema(DistrictSchema))).name).toBe(
      'Hazel Grove School District',
    );
    const sections = `/v3.1/users/${me.data.id}/sections`;
    const { items } = await clever.readAll(token, sections, SectionSchema);
    const school = await clever.read(
      token,
      `/v3.1/schools/${items[0]?.school}`,
      itemSchema(SchoolSchema),
    );
    expect(school).toMatchObject({ name: 'Hazel Grove Elementary', district: me.data.district });
  });
});

describe('district app', () => {
  // @proves D-6-sandbox
  it('denies rosters to a person’s token in a district app', async () => {
    const token = await districtClever.tokenOf(ELENA);
    const me = await districtClever.read(token, '/v3.1/me', MeSchema);
    expect(me.data.authorized_by).toBe('district');
    const own = `/v3.1/users/${me.data.id}`;
    expect((await districtClever.read(token, own, itemSchema(UserSchema))).email).toBe(ELENA);
    expect((await districtClever.get(token, `${own}/sections`)).status).toBe(403);
  });

  it('reads all data with a district token', async () => {
    const me = await districtClever.read(await districtClever.tokenOf(ELENA), '/v3.1/me', MeSchema);
    const [owned] = await districtClever.districtTokens(
      `owner_type=district&district=${me.data.district}`,
    );
    const token = owned?.access_token ?? '';
    const path = `/v3.1/users/${me.data.id}/sections`;
    const { items } = await districtClever.readAll(token, path, SectionSchema);
    const explorers = items.find(({ name }) => name.includes('Explorers'));
    const students = await districtClever.readAll(
      token,
      `/v3.1/sections/${explorers?.id}/users?role=student`,
      UserSchema,
    );
    const names = students.items.map(({ name }) => `${name.first} ${name.last}`);
    expect(names).toContain('Khloe Nguyen');
    const addresses = new Set(students.items.map((student) => 'email' in student));
    expect(addresses).toEqual(new Set([true, false]));
    expect(await districtClever.districtTokens('owner_type=district&district=other')).toEqual([]);
  });
});

describe('several districts', () => {
  const tokenOfDistrict = async (districtId: string) => {
    const query = `owner_type=district&district=${districtId}`;
    return (await districtClever.districtTokens(query))[0]?.access_token ?? '';
  };
  const readMe = async (email: string) =>
    districtClever.read(await districtClever.tokenOf(email), '/v3.1/me', MeSchema);

  it('returns to each district only its own people and sections', async () => {
    const hazel = await tokenOfDistrict(DISTRICT_ID);
    const maple = await tokenOfDistrict(THIRD_DISTRICT_ID);
    const mina = await readMe('mina@demo.wonderfield.example');
    const elena = await readMe(ELENA);
    expect([mina.data.district, elena.data.district]).toEqual([THIRD_DISTRICT_ID, DISTRICT_ID]);
    const path = `/v3.1/users/${mina.data.id}/sections`;
    const { items } = await districtClever.readAll(maple, path, SectionSchema);
    expect(items.map(({ name }) => name)).toEqual(['Math - Dorsey - Number Nook']);
    const [nils] = items[0]?.students ?? [];
    for (const [token, requestedPath] of [
      [hazel, path],
      [hazel, `/v3.1/users/${nils}/sections`],
      [hazel, `/v3.1/sections/${items[0]?.id}`],
      [maple, `/v3.1/users/${elena.data.id}/sections`],
    ] as const) {
      expect((await districtClever.get(token, requestedPath)).status).toBe(404);
    }
    const own = await districtClever.readAll(maple, `/v3.1/users/${nils}/sections`, SectionSchema);
    expect(own.items).toEqual(items);
  });
});

describe('lists', () => {
  it('follows the links of a list in the order of ids', async () => {
    const { id } = await newPerson();
    const section = await newClass({ name: 'Five', teachers: [id], students: 5 });
    const token = await clever.tokenOf(id);
    const path = `/v3.1/sections/${section.id}/users?role=student&limit=2`;
    const { items, pages } = await clever.readAll(token, path, UserSchema);
    expect(pages).toBe(3);
    expect(items.map((student) => student.id)).toEqual(section.studentIds.toSorted());
    const [, , third] = items;
    const back = await clever.readAll(token, `${path}&ending_before=${third?.id}`, UserSchema);
    expect(back.items.slice(0, 2)).toEqual(items.slice(0, 2));
  });

  it('returns 100 items per page by default', async () => {
    const { id } = await newPerson();
    const section = await newClass({ name: 'Many', teachers: [id], students: 101 });
    const path = `/v3.1/sections/${section.id}/users?role=student`;
    const { items, pages } = await clever.readAll(await clever.tokenOf(id), path, UserSchema);
    expect([items.length, pages]).toEqual([101, 2]);
  });

  it.each([
    ['10001', 413],
    ['0', 400],
    ['many', 400],
  ])('rejects a limit of %s with %i', async (limit, status) => {
    const token = await clever.tokenOf(ELENA);
    const path = `/v3.1/users/${await idOf(token)}/sections?limit=${limit}`;
    const response = await clever.get(token, path);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: expect.any(String) });
  });
});

describe('errors and rate limits', () => {
  it('returns the number of remaining calls', async () => {
    const { headers } = await clever.get(await clever.tokenOf(ELENA), '/v3.1/me');
    expect(headers.get('x-ratelimit-limit')).toBe('1200');
    expect(headers.get('x-ratelimit-remaining')).toBe('1199');
    expect(Number(headers.get('x-ratelimit-reset')) * 1000).toBeGreaterThan(Date.now() - 60_000);
  });

  it('returns 429 with a reset time only to the chosen person', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const [token, free] = [await clever.tokenOf(first.id), await clever.tokenOf(second.id)];
    await controls.read('POST', '/faults', { kind: 'error429', for: first.id });
    expect((await clever.get(free, '/v3.1/me')).status).toBe(200);
    const response = await clever.get(token, '/v3.1/me');
    expect(response.status).toBe(429);
    expect(response.headers.get('x-ratelimit-reset')).toMatch(/^\d{10}$/);
    expect((await clever.get(token, '/v3.1/me')).status).toBe(200);
  });

  it('returns errors as HTML if requested and for unknown paths', async () => {
    const { id } = await newPerson();
    const token = await clever.tokenOf(id);
    await controls.read('POST', '/faults', { kind: 'html', path: '/me', for: id });
    const broken = await clever.get(token, '/v3.1/me');
    expect(broken.status).toBe(502);
    expect(broken.headers.get('content-type')).toContain('text/html');
    const nowhere = await clever.get(token, '/v4/me');
    expect(nowhere.status).toBe(404);
    expect(await nowhere.text()).toContain('<html>');
  });

  it('returns 401 for a revoked token and 404 for an unknown id', async () => {
    const { id } = await newPerson();
    const token = await clever.tokenOf(id);
    const missing = await clever.get(token, `/v3.1/users/${'0'.repeat(24)}`);
    expect([missing.status, await missing.json()]).toEqual([
      404,
      { message: 'Resource not found' },
    ]);
    await controls.read('POST', `/people/${id}/revoke`);
    expect((await clever.get(token, '/v3.1/me')).status).toBe(401);
  });
});

describe('app mode', () => {
  it('changes the app mode while it runs', async () => {
    const own = await startSandbox({ port: 0, portalUrls: [PORTAL] });
    const { read } = controlsOf(() => own, 'clever');
    expect(await read('GET', '/mode')).toEqual({ mode: 'library' });
    await read('POST', '/mode', { mode: 'district' });
    expect(await cleverClient(() => `${own.services.clever}`).districtTokens()).toHaveLength(2);
    await read('POST', '/district', { isConnected: false });
    // Another district has a separate contract.
    expect(await cleverClient(() => `${own.services.clever}`).districtTokens()).toHaveLength(1);
    await own.close();
  });
});
