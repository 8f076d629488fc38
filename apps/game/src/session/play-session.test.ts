import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPlaySession, takePlayToken } from './play-session.ts';

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
    const taken = takePlayToken(
      { hash: `#play=${token}`, pathname: '/game/' },
      { replaceState, state: null },
    );
    expect(taken).toBe(token);
    expect(replaceState).toHaveBeenCalledWith(null, '', '/game/');
  });

  it.each(['', '#play=', '#play=short', `#other=${token}`, `#play=${token}&x=<script>`])(
    'is none in %j',
    (hash) => {
      const replaceState = vi.fn();
      expect(
        takePlayToken({ hash, pathname: '/game/' }, { replaceState, state: null }),
      ).toBeUndefined();
      expect(replaceState).not.toHaveBeenCalled();
    },
  );
});

describe('the play session', () => {
  const address = { hash: `#play=${token}`, pathname: '/game/' };
  const reloaded = { hash: '', pathname: '/game/' };
  const past = (state: unknown = null) => ({ state, replaceState: vi.fn() });

  it('is what the token is traded for, and is kept with the page', async () => {
    answer({ _responseStatus: 1, playSession: 's', playerName: 'SunnyHop' });
    const history = past();
    expect(await openPlaySession(address, history)).toBe('s');
    expect(String(vi.mocked(fetch).mock.calls[0]?.[1]?.body)).toBe(`playToken=${token}`);
    expect(history.replaceState).toHaveBeenLastCalledWith({ playSession: 's' }, '', '/game/');
  });

  it('outlives a reload of the page', async () => {
    expect(await openPlaySession(reloaded, past({ playSession: 's' }))).toBe('s');
  });

  it.each([null, {}, { playSession: 7 }, 'text'])('is none in %j', async (state) => {
    await expect(openPlaySession(reloaded, past(state))).rejects.toThrow('press Play again');
  });

  it('tells in the server’s words when the token is no good', async () => {
    answer({ _responseStatus: 0, msg: 'Please go back to Wonderfield and press Play again.' });
    await expect(openPlaySession(address, past())).rejects.toThrow('press Play again');
  });

  it('tells when a page comes back instead of an answer', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('<html>502 Bad Gateway</html>', { status: 502 })),
    );
    await expect(openPlaySession(address, past())).rejects.toThrow('Something went wrong');
  });

  it('tells when nobody answers', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('no network'))),
    );
    await expect(openPlaySession(address, past())).rejects.toThrow('Something went wrong');
  });
});
