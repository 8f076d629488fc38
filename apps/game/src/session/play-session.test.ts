import { afterEach, describe, expect, it, vi } from 'vitest';
import { redeemCode, redeemToken, takePlayToken } from './play-session.ts';
import { NetworkError } from './post-form.ts';

const token = 'a-token-of-more-than-twenty-characters';
const answer = (body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body))),
  );
afterEach(() => vi.unstubAllGlobals());

describe('the token in the address', () => {
  it('is taken out and gone from the history', () => {
    const replaceState = vi.fn();
    const taken = takePlayToken({ hash: `#play=${token}`, pathname: '/game/' }, { replaceState });
    expect(taken).toBe(token);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/game/');
  });

  it.each(['', '#play=', '#play=short', `#other=${token}`, `#play=${token}&x=<script>`])(
    'is none in %j',
    (hash) => {
      const replaceState = vi.fn();
      expect(takePlayToken({ hash, pathname: '/game/' }, { replaceState })).toBeUndefined();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );
});

describe('the play session', () => {
  it('is what the token is traded for', async () => {
    answer({ _responseStatus: 1, playSession: 's', playerName: 'SunnyHop' });
    expect(await redeemToken(token)).toBe('s');
    expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).toBe(`playToken=${token}`);
  });

  it('is what a typed code is traded for', async () => {
    answer({ _responseStatus: 1, playSession: 's', playerName: 'SunnyHop' });
    expect(await redeemCode('k3m9 2qxz')).toBe('s');
    expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).toBe('playCode=k3m9+2qxz');
  });

  // @proves M-PLY_001
  it('tells in the server’s words when the token is no good', async () => {
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
    ['a line that is too slow', 408, { error: 'Request Timeout', statusCode: 408 }],
    ['a sign-in page of the network', 200, { login: 'https://wifi.example' }],
    ['a server that does not know the call', 404, { _responseStatus: 0, msgCode: 'RTE_404' }],
    ['nobody at all', 200, null],
  ])('takes no answer of %s (%s) for a no', async (_, status, body) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    await expect(redeemToken(token)).rejects.toBeInstanceOf(NetworkError);
  });

  it('tells when a page comes back instead of an answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>502 Bad Gateway</html>', { status: 502 })),
    );
    await expect(redeemToken(token)).rejects.toThrow('Something went wrong');
  });

  it('tells when nobody answers', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('no network'))),
    );
    await expect(redeemToken(token)).rejects.toThrow('Something went wrong');
  });
});
