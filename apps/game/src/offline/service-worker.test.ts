import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCOPE = 'https://play.test/game/';
const PAGE_TEXT = '<script src="./assets/index-new.js"></script>';
const OFFLINE_FILES = {
  version: 'new',
  entry: 'assets/index-new.js',
  files: ['./assets/index-new.js', './assets/skills.js'],
};

type Handler = (event: unknown) => void;
type Address = string | Request;
const toUrl = (address: Address) =>
  new URL(typeof address === 'string' ? address : address.url, SCOPE).href;

/** Fakes the caches of a browser by name. */
const makeCaches = () => {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        match: async (address: Address) => cache.get(toUrl(address))?.clone(),
        put: async (address: Address, response: Response) =>
          void cache.set(toUrl(address), response),
        addAll: async (files: string[]) => {
          for (const file of files) cache.set(toUrl(file), await fetch(toUrl(file)));
        },
      };
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
};

let handlers: Map<string, Handler>;
let cacheStorage: ReturnType<typeof makeCaches>;
let network: (address: string) => Response | Promise<Response>;

beforeEach(async () => {
  handlers = new Map();
  cacheStorage = makeCaches();
  network = (address) =>
    new Response(address === SCOPE ? PAGE_TEXT : `the network’s ${address.slice(SCOPE.length)}`);
  vi.stubGlobal('OFFLINE_FILES', OFFLINE_FILES);
  vi.stubGlobal('caches', cacheStorage);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', { scope: SCOPE });
  vi.stubGlobal('addEventListener', (kind: string, handler: Handler) =>
    handlers.set(kind, handler),
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: Address) => network(toUrl(address))),
  );
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => vi.unstubAllGlobals());

const dispatch = async (kind: 'install' | 'activate') => {
  let task: Promise<unknown> = Promise.resolve();
  handlers.get(kind)?.({ waitUntil: (promise: Promise<unknown>) => (task = promise) });
  await task;
};
/**
 * Returns the worker's response to a request, or undefined if it leaves the request to the browser.
 */
const request = async (path: string, { mode = 'cors', method = 'GET' } = {}) => {
  let response: Promise<Response> | undefined;
  handlers.get('fetch')?.({
    request: { url: new URL(path, SCOPE).href, mode, method },
    respondWith: (promise: Promise<Response>) => (response = promise),
  });
  return response && (await response).text();
};
const goOffline = () => {
  network = () => {
    throw new TypeError('no network');
  };
};

describe('game files', () => {
  it('stores all game files and serves them offline', async () => {
    await dispatch('install');
    goOffline();
    expect(await request('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
    expect(await request('./assets/skills.js')).toBe('the network’s assets/skills.js');
  });

  it('serves stored files without the network, because hashed names never change', async () => {
    await dispatch('install');
    network = () => new Response('another build');
    expect(await request('./assets/skills.js')).toBe('the network’s assets/skills.js');
  });

  it('fails the installation when the page belongs to another build', async () => {
    network = () => new Response('<script src="./assets/index-newer.js"></script>');
    await expect(dispatch('install')).rejects.toThrow('another build');
    goOffline();
    await expect(request('./', { mode: 'navigate' })).rejects.toThrow('no network');
  });

  it('deletes the caches of other builds and keeps caches that are not the game’s', async () => {
    await cacheStorage.open('wonderfield-game old');
    await cacheStorage.open('somebody else');
    await dispatch('install');
    await dispatch('activate');
    expect([...cacheStorage.all.keys()]).toEqual(['somebody else', 'wonderfield-game new']);
  });
});

describe('game page', () => {
  it('serves the newest page from the network without storing it with older files', async () => {
    await dispatch('install');
    network = () => new Response('a newer page');
    expect(await request('./', { mode: 'navigate' })).toBe('a newer page');
    goOffline();
    expect(await request('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
  });

  it('serves the stored page when the server fails', async () => {
    await dispatch('install');
    network = () => new Response('Bad gateway', { status: 502 });
    expect(await request('./', { mode: 'navigate' })).toBe(PAGE_TEXT);
  });
});

it.each([
  ['an API call of the game', '/play/openField', { method: 'POST' }],
  ['the redemption of a play token', '/users/redeemPlayToken', { method: 'POST' }],
  ['a page outside the game', '/sign-in', { mode: 'navigate' }],
])('leaves %s to the browser', async (_, path, options) => {
  await dispatch('install');
  expect(await request(path, options)).toBeUndefined();
});
