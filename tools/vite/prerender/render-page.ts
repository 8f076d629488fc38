// Runs in a worker thread: opens one page of the built portal in a simulated browser and returns
// its HTML.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import {
  EXTERNAL_LINKS,
  linkPlaceholder,
  OTHER_SIGN_IN_METHODS,
  PORTAL_CONFIG_ID,
  wayMarks,
} from '@wonderfield/contract/portal/prerender';
import type { Document, Element } from 'happy-dom';
import { becomeBrowser } from './browser-globals.ts';

/** The result of a prerendered page. */
export type RenderedPage = {
  /** Content of `#root`. */
  content: string;
  /** Data attributes of the body: theme and audience. */
  bodyData: Record<string, string>;
  /** Rules from style attributes, which the page's policy does not allow in HTML. */
  styles: string;
  /** Requested files that the page does not list itself. */
  files: string[];
};

const TIMEOUT_MS = 60_000;
const POLL_MS = 50;
/**
 * React waits 300 ms before it shows the next part. Counts event loop turns instead of time,
 * because turns are late on a busy machine.
 */
const QUIET_TURNS = 24;

/** A configuration with all features. The service removes what an installation lacks. */
const CONFIG = {
  links: Object.fromEntries(EXTERNAL_LINKS.map((name) => [name, linkPlaceholder(name)])),
  cards: {},
  signIn: Object.fromEntries(OTHER_SIGN_IN_METHODS.map((way) => [way, 'on'])),
  game: {},
  demoPeople: [],
};

const SETTINGS = `<script type="application/json" id="${PORTAL_CONFIG_ID}">${JSON.stringify(CONFIG)}</script>`;

/**
 * Records the files that the page preloads instead of loading them, because scripts come by
 * `import`.
 */
const noteFiles = (document: Document, note: (file: string) => void) => {
  const append = document.head.appendChild.bind(document.head);
  const appendOrNote = (node: Element) => {
    if (node.tagName !== 'LINK') return append(node);
    note(new URL(node.getAttribute('href') ?? '', 'file:///').pathname);
    queueMicrotask(() => node.dispatchEvent(new Event('load') as never));
    return node;
  };
  Object.assign(document.head, { appendChild: appendOrNote });
};

const untilDrawn = async (root: Element) => {
  const deadline = Date.now() + TIMEOUT_MS;
  let last = '';
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await sleep(POLL_MS);
    const isDrawn = root.querySelector('h1') && !root.querySelector('[aria-busy="true"]');
    if (!isDrawn || root.innerHTML !== last) quiet = 0;
    last = root.innerHTML;
    if (Date.now() > deadline) throw new Error(`Not rendered: ${last.slice(0, 500)}`);
  }
};

const surround = (element: Element, way: Parameters<typeof wayMarks>[0]) => {
  const { begin, end } = wayMarks(way);
  element.insertAdjacentHTML('beforebegin', begin);
  element.insertAdjacentHTML('afterend', end);
};

/** Moves each style attribute into a separate rule. */
const takeStyles = (root: Element) =>
  [...root.querySelectorAll('[style]')]
    .map((element, index) => {
      const style = element.getAttribute('style');
      element.removeAttribute('style');
      element.setAttribute('data-styled', String(index));
      return `[data-styled="${index}"]{${style}}`;
    })
    .join('');

const draw = async (folder: string, path: string): Promise<RenderedPage> => {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(shell)?.[1];
  if (!entry) throw new Error('The page has no script.');
  const { document } = becomeBrowser(
    `http://localhost${path}`,
    shell.replace(/<script.*?<\/script>/, () => SETTINGS),
  );
  globalThis.fetch = async () => Response.json({});
  const files = new Set<string>();
  noteFiles(document, (file) => files.add(file));
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  await import(pathToFileURL(join(folder, entry)).href);
  await untilDrawn(root);
  for (const way of ['any', ...OTHER_SIGN_IN_METHODS] as const) {
    for (const element of root.querySelectorAll(`[data-way="${way}"]`)) surround(element, way);
  }
  // Before the script loads, a form must not be submitted, in particular not in the URL.
  for (const form of root.querySelectorAll('form')) form.setAttribute('method', 'dialog');
  return {
    styles: takeStyles(root),
    content: root.innerHTML,
    bodyData: { ...document.body.dataset } as Record<string, string>,
    files: [...files],
  };
};

const { folder, path } = workerData as { folder: string; path: string };
parentPort?.postMessage(await draw(folder, path));
process.exit();
