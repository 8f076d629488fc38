import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AnyClass,
  type AnyPerson,
  type AnyWorld,
  controlsOf,
} from '../../testing/controls.ts';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const controlsFor = (name: string) => controlsOf(() => sandbox, name);

describe.each(['google', 'clever', 'school'])('people controls of %s', (name) => {
  const { send, read } = controlsFor(name);
  const world = () => read<AnyWorld>('GET', '/world');

  it('has Elena and Aisha in the demo data', async () => {
    const addresses = (await world()).people.map(({ email }) => email);
    expect(addresses).toContain('elena@demo.wonderfield.example');
    expect(addresses).toContain('aisha@demo.wonderfield.example');
  });

  it('gives every added person a unique id and email', async () => {
    const added = await Promise.all(
      Array.from({ length: 20 }, () => read<AnyPerson>('POST', '/people', {})),
    );
    expect(new Set(added.map(({ id }) => id)).size).toBe(20);
    expect(new Set(added.map(({ email }) => email)).size).toBe(20);
  });

  it('changes the sent fields of a person and keeps the rest', async () => {
    const { id, email } = await read<AnyPerson>('POST', '/people', { firstName: 'Uma' });
    const changed = await read<AnyPerson>('PATCH', `/people/${id}`, { lastName: 'Stone' });
    expect(changed).toMatchObject({ id, email, firstName: 'Uma', lastName: 'Stone' });
  });

  it('explains what is wrong with a request', async () => {
    const unknown = await send('POST', '/people', { nickname: 'Zip' });
    expect(unknown.status).toBe(400);
    expect(await unknown.text()).toContain('nickname');
    expect((await send('POST', '/faults', { kind: 'explode' })).status).toBe(400);
    expect((await send('PATCH', '/people/nobody', {})).status).toBe(404);
    expect((await send('POST', '/people/nobody/revoke')).status).toBe(404);
  });

  it('shows people escaped on a page with buttons that redirect back', async () => {
    const shows = 'Tries <script>alert(1)</script>';
    const { id } = await read<AnyPerson>('POST', '/people', { shows });
    const page = await (await send('GET', '')).text();
    expect(page).toContain('Tries &lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain(`action="/${name}/people/${id}/revoke"`);
    const pressed = await fetch(`${sandbox.homeUrl}/${name}/faults`, {
      method: 'POST',
      body: new URLSearchParams({ kind: 'slow', times: '3', path: '', for: id }),
      redirect: 'manual',
    });
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/${name}`]);
    expect(await read('GET', '/faults')).toEqual([
      { kind: 'slow', times: 3, delayMs: 3000, for: id },
    ]);
    await read('DELETE', '/faults');
  });

  it('resets the demo data', async () => {
    await read('POST', '/reset');
    const [elena] = (await world()).people;
    await read('PATCH', `/people/${elena?.id}`, { firstName: 'Helen' });
    await read('POST', '/faults', { kind: 'hang' });
    await read('POST', '/reset');
    const after = await world();
    expect(after.people[0]).toMatchObject({ id: elena?.id, firstName: 'Elena' });
    expect(after.faults).toEqual([]);
  });
});

describe.each(['google', 'clever'])('class controls of %s', (name) => {
  const { send, read } = controlsFor(name);

  it('creates classes with generated, existing and new students', async () => {
    const person = await read<AnyPerson>('POST', '/people', {});
    const made = await read<AnyClass>('POST', '/classes', { name: 'Made', students: 3 });
    expect(new Set(made.studentIds).size).toBe(3);
    const mixed = await read<AnyClass>('POST', '/classes', {
      name: 'Mixed',
      teachers: ['elena@demo.wonderfield.example'],
      students: [person.id, { firstName: 'Nia' }],
    });
    expect(mixed.students.map(({ firstName }) => firstName)).toEqual(['Robin', 'Nia']);
    expect(mixed.studentIds[0]).toBe(person.id);
    expect(mixed.id).not.toBe(made.id);
  });

  it('renames classes, removes and adds students and returns 404 for unknown ones', async () => {
    const { id, studentIds } = await read<AnyClass>('POST', '/classes', { name: 'A', students: 2 });
    const renamed = await read<AnyClass>('PATCH', `/classes/${id}`, { name: 'B' });
    expect(renamed).toMatchObject({ name: 'B', studentIds });
    const left = await read<AnyClass>('DELETE', `/classes/${id}/students/${studentIds[0]}`);
    expect(left.studentIds).toEqual([studentIds[1]]);
    for (const _twice of [1, 2]) await read('PUT', `/classes/${id}/students/${studentIds[0]}`);
    expect((await read<AnyClass>('GET', `/classes/${id}`)).studentIds).toHaveLength(2);
    await read('DELETE', `/classes/${id}`);
    expect((await send('GET', `/classes/${id}`)).status).toBe(404);
    expect((await send('POST', '/classes', { name: 'C', teachers: ['nobody'] })).status).toBe(404);
  });

  it('has a demo class of 41 students and an empty one', async () => {
    await read('POST', '/reset');
    const { classes } = await read<AnyWorld>('GET', '/world');
    const sizes = classes.map(({ studentIds }) => new Set(studentIds).size);
    expect(sizes).toEqual(expect.arrayContaining([41, 0]));
  });
});
