/*
 * Stores the game's files, so that it opens offline. Built as a separate file that knows all file
 * names (tools/vite/offline-files.ts). Server responses are never stored.
 */

/** Inserted at build time. */
declare const OFFLINE_FILES: {
  /** Different for every build. */
  readonly version: string;
  /** The page's script. A page without it belongs to another build. */
  readonly entry: string;
  readonly files: readonly string[];
};

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};
const worker = globalThis as unknown as EventTarget & {
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly scope: string };
};

const PREFIX = 'wonderfield-game ';
const CACHE = `${PREFIX}${OFFLINE_FILES.version}`;
const PAGE = './';
/** Timeout for a connection that neither responds nor fails. */
const TIMEOUT_MS = 4000;

/**
 * Stores all files of one build or none. Hashed names identify the build, and the page is checked.
 */
const keepFiles = async () => {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'reload' });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(OFFLINE_FILES.entry))
    throw new Error('The page belongs to another build.');
  await cache.addAll([...OFFLINE_FILES.files]);
  await cache.put(PAGE, page);
};

const forgetOtherBuilds = async () => {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const kept = async (request: Request | string) => (await caches.open(CACHE)).match(request);

/** Returns the newest page if online, or the page that belongs to the stored files. */
const respondWithPage = async (request: Request) => {
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (page.ok) return page;
    return (await kept(PAGE)) ?? page;
  } catch (error) {
    const page = await kept(PAGE);
    if (page) return page;
    throw error;
  }
};

const respondWithFile = async (request: Request) => (await kept(request)) ?? fetch(request);

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(keepFiles()));
// Runs only after all pages of the previous build are closed, so files of two builds never mix.
worker.addEventListener('activate', (event) =>
  (event as ExtendableEvent).waitUntil(forgetOtherBuilds()),
);
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const isOurs = request.method === 'GET' && request.url.startsWith(worker.registration.scope);
  if (!isOurs) return;
  const answer = request.mode === 'navigate' ? respondWithPage(request) : respondWithFile(request);
  respondWith.call(event, answer);
});
