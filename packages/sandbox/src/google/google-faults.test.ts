import { describe, expect, it } from 'vitest';
import type { AnyWorld } from '../../testing/controls.ts';
import { allStudents, failure } from '../../testing/google-client.ts';
import { openGoogleSandbox } from '../../testing/google-sandbox.ts';

const { client, controls, newTeacher, newClass, clientOf } = await openGoogleSandbox();
const addFault = (fault: object) => controls.read('POST', '/faults', fault);

describe('faults of the fake Google', () => {
  it('applies a fault to the chosen person for the given number of calls', async () => {
    const [one, other] = [await newTeacher(), await newTeacher()];
    const [first, second] = [await clientOf(one.id), await clientOf(other.id)];
    await addFault({ kind: 'error429', times: 2, for: one.id });
    const list = ({ api }: typeof first) => api.courses.list({ teacherId: 'me' });
    await expect(list(first)).rejects.toMatchObject(failure(429, 'RESOURCE_EXHAUSTED'));
    expect((await list(second)).data).toEqual({});
    await expect(list(first)).rejects.toMatchObject({ status: 429 });
    expect((await list(first)).data).toEqual({});
  });

  it('applies a fault to the chosen path', async () => {
    const { id } = await newTeacher();
    const { id: courseId } = await newClass({ name: 'One', teachers: [id], students: 1 });
    const { api } = await clientOf(id);
    await addFault({ kind: 'error500', path: '/students', for: id });
    expect((await api.courses.get({ id: courseId })).data.id).toBe(courseId);
    await expect(api.courses.students.list({ courseId })).rejects.toMatchObject(
      failure(500, 'INTERNAL'),
    );
    expect((await allStudents(api, courseId)).sizes).toEqual([1]);
  });

  const readBarely = async (oauth: Awaited<ReturnType<typeof clientOf>>['oauth'], init = {}) => {
    const headers = { authorization: `Bearer ${oauth.credentials.access_token}` };
    return (await fetch(`${client.issuer}/v1/courses`, { headers, ...init })).json();
  };

  it.each(['truncated', 'garbage', 'html'])(
    'sends no valid response for the fault "%s"',
    async (kind) => {
      const { id } = await newTeacher();
      const { api, oauth } = await clientOf(id);
      await addFault({ kind, for: id });
      await expect(readBarely(oauth)).rejects.toThrow();
      expect((await api.courses.list({ teacherId: 'me' })).data).toEqual({});
    },
  );

  it('keeps a call open until the caller aborts for the fault "hang"', async () => {
    const { id } = await newTeacher();
    const { api, oauth } = await clientOf(id);
    await addFault({ kind: 'hang', for: id });
    const abort = new AbortController();
    const reading = expect(readBarely(oauth, { signal: abort.signal })).rejects.toThrow(/abort/);
    const hasBegun = async () =>
      (await controls.read<AnyWorld>('GET', '/world')).faults.length === 0;
    await expect.poll(hasBegun).toBe(true);
    abort.abort();
    await reading;
    expect((await api.courses.list({ teacherId: 'me' })).data).toEqual({});
  });

  it('responds after a delay for the fault "slow"', async () => {
    const { id } = await newTeacher();
    const { api } = await clientOf(id);
    await addFault({ kind: 'slow', delayMs: 1, for: id });
    expect((await api.courses.list({ teacherId: 'me' })).data).toEqual({});
    expect((await controls.read<AnyWorld>('GET', '/world')).faults).toEqual([]);
  });

  it('applies faults to the exchange of a code', async () => {
    const { id } = await newTeacher();
    await addFault({ kind: 'error500', path: '/token', for: id });
    await expect(clientOf(id)).rejects.toMatchObject({ cause: { status: 500 } });
    await clientOf(id);
  });
});
