import type { Sandbox } from '../src/start-sandbox.ts';

/** Returns the controls of one fake for tests. */
export const controlsOf = (sandbox: () => Sandbox, name: string) => {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${sandbox().homeUrl}/${name}${path}`, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  const read = async <Result>(method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (response.status === 204 ? undefined : await response.json()) as Result;
  };
  return { send, read };
};

export type AnyPerson = { id: string; email: string; firstName: string; lastName: string };
export type AnyClass = { id: string; name: string; studentIds: string[]; students: AnyPerson[] };
export type AnyWorld = { people: AnyPerson[]; classes: AnyClass[]; faults: unknown[] };
