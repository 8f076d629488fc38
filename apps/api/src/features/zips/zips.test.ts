import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';

// @proves R-zip
describe('/zip/{zip} from the built-in table', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await buildTestApp();
  });
  afterAll(() => portal.close());
  const lookUp = async (zip: string) => (await portal.app.inject(`/zip/${zip}`)).json();

  // @proves C-zip
  it.each([
    ['97214', 'Portland', 'OR'],
    ['20001', 'Washington', 'DC'],
    ['02108', 'Boston', 'MA'],
  ])('finds the ZIP code %s in %s, %s', async (zip, city, state) => {
    expect(await lookUp(zip)).toEqual({ zip, city, state });
  });

  it('returns an empty state for a territory', async () => {
    expect(await lookUp('00901')).toEqual({ zip: '00901', city: 'San Juan', state: '' });
  });

  // @proves C-zip
  it('returns an error for an unknown ZIP code', async () => {
    expect(await lookUp('00000')).toEqual({ error: 'Please enter valid Zip Code' });
  });

  it.each(['1234', '123456', 'abcde', '1234a', '%00%00%00%00%00', '97214%0a', '٩٧٢١٤', '..%2f..'])(
    'rejects the ZIP code %s [T63]',
    async (zip) => {
      expect(await lookUp(zip)).toEqual({ error: 'Please enter valid Zip Code' });
    },
  );

  it('allows caches to store the response', async () => {
    const response = await portal.app.inject('/zip/97214');
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
  });
});

describe('/zip/{zip} from an external service', () => {
  const requestedZips: string[] = [];
  let service: Server;
  let portal: TestPortal;
  beforeAll(async () => {
    service = createServer((request, response) => {
      requestedZips.push(String(request.url));
      if (request.url === '/us/99999') return response.writeHead(404).end('{}');
      if (request.url === '/us/50000') return response.writeHead(500).end();
      if (request.url === '/us/30000') return response.writeHead(302, { location: '/x' }).end();
      if (request.url === '/us/40000') return response.end('not JSON');
      const places = [{ 'place name': 'Portland', 'state abbreviation': 'OR' }];
      return response.end(JSON.stringify({ places }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    portal = await buildTestApp({ config: { ZIP_LOOKUP_URL: `http://127.0.0.1:${port}/` } });
  });
  afterAll(async () => {
    await portal.close();
    service.close();
  });

  it('returns the response of the external service', async () => {
    const response = await portal.app.inject('/zip/97214');
    expect(response.json()).toEqual({ zip: '97214', city: 'Portland', state: 'OR' });
  });

  it('treats a 404 of the external service as an unknown ZIP code', async () => {
    const response = await portal.app.inject('/zip/99999');
    expect(response.json()).toEqual({ error: 'Please enter valid Zip Code' });
  });

  // @proves R-zip
  it.each(['50000', '40000', '30000'])(
    'returns 503 when the external service fails (%s)',
    async (zip) => {
      const response = await portal.app.inject(`/zip/${zip}`);
      expect(response.statusCode).toBe(503);
      expect(response.json()).toEqual({ error: 'Something went wrong, Please try again' });
      expect(response.headers['cache-control']).toBeUndefined();
    },
  );

  it('sends only five digits to the external service [T63]', async () => {
    requestedZips.length = 0;
    for (const zip of ['1234', '..%2f..%2fadmin', '97214%2f..', '97214%3fa', '97214@evil.test']) {
      await portal.app.inject(`/zip/${zip}`);
    }
    expect(requestedZips).toEqual([]);
  });
});
