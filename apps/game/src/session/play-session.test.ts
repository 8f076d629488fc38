import { NetworkError } from '@wonderfield/client/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { redeemToken } from './play-session.ts';

const token = 'a-token-of-more-than-twenty-characters';
const answer = (body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body))),
  );
afterEach(() => vi.unstubAllGlobals());

describe('play session', () => {
  it('exchanges the token for a play session', async () => {
    answer({ _responseStatus: 1, playSession: 's', playerName: 'SunnyHop' });
    expect(await redeemToken(token)).toBe('s');
    expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).toBe(`playToken=${token}`);
  });

  // @proves M-PLY_001
  it('throws the server’s message when the token is rejected', async () => {
    answer({
      _responseStatus: 0,
      msgCode: 'PLY_001',
      msg: 'Please go back to Wonderfield and press Play again.',
    });
    await expect(redeemToken(token)).rejects.toThrow('press Play again');
  });

  it.each([
    ['a filter', 403, { error: 'blocked' }],
    ['a proxy', 404, { message: 'not found' }],
    ['a server that timed out', 408, { error: 'Request Timeout', statusCode: 408 }],
    ['a captive portal', 200, { login: 'https://wifi.example' }],
    ['a server without this call', 404, { _responseStatus: 0, msgCode: 'RTE_404' }],
    ['a server that sends null', 200, null],
  ])('treats a response of %s (%s) as a connection error', async (_, status, body) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    await expect(redeemToken(token)).rejects.toBeInstanceOf(NetworkError);
  });

  it('throws an error when it receives a page instead of JSON', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>502 Bad Gateway</html>', { status: 502 })),
    );
    await expect(redeemToken(token)).rejects.toThrow('Something went wrong');
  });

  it('throws an error when there is no response', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('no network'))),
    );
    await expect(redeemToken(token)).rejects.toThrow('Something went wrong');
  });
});
