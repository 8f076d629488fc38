import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCOPE = 'https://play.test/game/';
const PAGE_TEXT = '<script src="./assets/index-new.js"></script>';
const BUILT = {
  version: 'new',
  entry: 'assets/index-new.js',
  files: ['./assets/index-new.js', './assets/skills.js'],
};

type Handler = (event: unknown) => void;
type Address = string | Request;
const at = (address: Address) =>
  new URL(typeof address === 'string' ? address : address.url, SCOPE).href;

/** Fakes the caches of a browser by name. */
const makeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        match: async (address: Address) => kept.get(at(address))?.clone(),
        put: async (address: Address, response: Response) => void kept.set(at(address), response),
        addAll: async (files: string[]) => {
          for (const file of files) kept.set(at(file), await fetch(at(file)));
        },
      };
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
};

let handlers: Map<string, Handler>;
let stored: ReturnType<typeof makeCaches>;
let network: (address: string) => Response | Promise<Response>;

beforeEach(async () => {
  handlers = new Map();
  stored = makeCaches();
  network = (address) =>
    new Response(address === SCOPE ? PAGE_TEXT : `the network’s ${address.slice(SCOPE.length)}`);
  vi.stubGlobal('OFFLINE_FILES', BUILT);
  vi.stubGlobal('caches', stored);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('addEventListener', (kind: string, handler: Handler) =>
    handlers.set(kind, handler),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: Address) => network(at(address))),
  );
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

const run = async (kind: 'install' | 'activate') => {
  let work: Promise<unknown> = Promise.resolve();
  handlers.get(kind)?.({ waitUntil: (begun: Promise<unknown>) => (work = begun) });
  await work;
};
/**
 * Returns the worker's response to a request, or undefined if it leaves the request to the browser.
 */
const ask = async (path: string, { mode = 'cors', method = 'GET' } = {}) => {
  let answer: Promise<Response> | undefined;
  handlers.get('fetch')?.({
    request: { url: new URL(path, SCOPE).href, mode, method },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return answer && (await answer).text();
};
const goOffline = () => {
  network = () => {
    throw new TypeError('no network');
  };
};

describe('game files', () => {
  it('stores all game files and serves them offline', async () => {
    await run('install');
    goOffline();
    expect(await ask('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
    expect(await ask('./assets/skills.js')).toBe('the network’s assets/skills.js');
  });

  it('serves stored files without the network, because hashed names never change', async () => {
    await run('install');
    network = () => new Response('another build');
    expect(await ask('./assets/skills.js')).toBe('the network’s assets/skills.js');
  });

  it('rejects The page belongs to another build. during installation', async () => {
    network = () => new Response('<script src="./assets/index-newer.js"></script>');
    await expect(run('install')).rejects.toThrow('another build');
    goOffline();
    await expect(ask('./', { mode: 'navigate' })).rejects.toThrow('no network');
  });

  it('deletes the caches of other builds and keeps foreign caches', async () => {
    await stored.open('wonderfield-game old');
    await stored.open('somebody else');
    await run('install');
    await run('activate');
    expect([...stored.all.keys()]).toEqual(['somebody else', 'wonderfield-game new']);
  });
});

describe('game page', () => {
  it('serves the newest page from the network without storing it with older files', async () => {
    await run('install');
    network = () => new Response('a newer page');
    expect(await ask('./', { mode: 'navigate' })).toBe('a newer page');
    goOffline();
    expect(await ask('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
  });

  it('serves the stored page when the server fails', async () => {
    await run('install');
    network = () => new Response('Bad gateway', { status: 502 });
    expect(await ask('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
  });
});

it.each([
  ['an API call of the game', '/play/openField', { method: 'POST' }],
  ['the redemption of a play token', '/users/redeemPlayToken', { method: 'POST' }],
  ['a page outside the game', '/sign-in', { mode: 'navigate' }],
  ['the download', './downloads/wonderfield-game.zip', { mode: 'navigate' }],
])('leaves %s to the browser', async (_, path, options) => {
  await run('install');
  expect(await ask(path, options)).toBeUndefined();
});
