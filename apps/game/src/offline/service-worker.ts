/*
 * Keeps the game's own files, so that it opens without a network. It is built as a file by itself and
 * knows the names of all others (tools/vite/offline-files.ts). What the server answers is never kept.
 */

/** Written in at build time. */
declare const OFFLINE_FILES: {
  /** Another one for every build. */
  readonly version: string;
  /** The page's script: a page that does not name it is of another build. */
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
/** A line that neither answers nor fails would keep a child waiting. */
const TIMEOUT_MS = 4000;

/** All files or none, and of one build: names with a hash are theirs, the page is looked at. */
const keepFiles = async () => {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: 'reload' });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(OFFLINE_FILES.entry)) throw new Error('a page of another build');
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

/** The newest page where there is a network, else the one that belongs to the files kept here. */
const respondWithPage = async (request: Request) => {
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (page.ok) return page;
    return (await kept(PAGE)) ?? page;
  } catch (problem) {
    const page = await kept(PAGE);
    if (page) return page;
    throw problem;
  }
};

const respondWithFile = async (request: Request) => (await kept(request)) ?? fetch(request);

worker.addEventListener('install', (event) => (event as ExtendableEvent).waitUntil(keepFiles()));
// Only once no page of the build before is open: files of two builds never meet.
worker.addEventListener('activate', (event) =>
  (event as ExtendableEvent).waitUntil(forgetOtherBuilds()),
);
worker.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const isOurs = request.method === 'GET' && request.url.startsWith(worker.registration.scope);
  if (!isOurs || request.url.includes('/downloads/')) return;
  const answer = request.mode === 'navigate' ? respondWithPage(request) : respondWithFile(request);
  respondWith.call(event, answer);
});
