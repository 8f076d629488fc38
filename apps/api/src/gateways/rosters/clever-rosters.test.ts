import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCleverRosters } from './clever-rosters.ts';

/* Clever accepts `limit` only with a district token (dev.clever.com/docs/paging-and-limits). */

const requestedPaths: string[] = [];
const person = (id: string) => ({ data: { id, name: { first: 'Wren', last: 'A' } } });
const section = { data: { id: '5f0000000000000000000009', name: 'Room 12' } };
const USERS = '/v3.1/sections/5f0000000000000000000009/users';
const PAGES: Record<string, object> = {
  '/v3.1/users/5f0000000000000000000001/sections': { data: [section], links: [] },
  [`${USERS}?role=student`]: {
    data: [person('1')],
    links: [{ rel: 'next', uri: `${USERS}?role=student&starting_after=1` }],
  },
  [`${USERS}?role=student&starting_after=1`]: { data: [person('2')], links: [] },
};
const server = createServer(({ url = '' }, response) => {
  requestedPaths.push(url);
  response.statusCode = url in PAGES ? 200 : 400;
  response.end(JSON.stringify(PAGES[url] ?? { message: 'Bad request' }));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('openCleverRosters', () => {
  it('sends no page size and follows the links of the responses', async () => {
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const reader = openCleverRosters(api)({
      accessToken: 'il0',
      subject: '5f0000000000000000000001',
    });
    expect(await reader.classes()).toMatchObject([{ name: 'Room 12' }]);
    expect(await reader.students(section.data.id)).toMatchObject([{ id: '1' }, { id: '2' }]);
    expect(requestedPaths).toEqual(Object.keys(PAGES));
  });
});
