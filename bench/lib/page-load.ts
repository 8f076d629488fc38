import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { byteSize } from './byte-size.ts';

/** A page to load and a selector that detects when it is usable. */
export type MeasuredPage = {
  name: string;
  address: string;
  /** Selector that exists when the page is usable. */
  usable: string;
  /**
   * True if the page consists of links only. Its script is fetched when the network is idle and
   * starts with the first interaction.
   */
  needsNoCode?: boolean;
  /** The stored session of the portal. */
  session?: string;
};

export type FileKind = 'script' | 'styles' | 'fonts' | 'page and data';

export type PageLoad = {
  /** Requested URLs without duplicates. */
  urls: string[];
  requests: number;
  /** Main thread time until the page was usable. */
  mainThreadMs: number;
  /** Script time until the page was usable. */
  scriptMs: number;
  layoutShift: number;
};

const VIEWPORT = { width: 1366, height: 768 };

/** Script that adds up the layout shifts that the user did not cause. */
const SUM_LAYOUT_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Matches after React hydrated the prerendered page, which only looks usable before that. */
const HYDRATED = '#root:not([data-prerendered])';

const readMetrics = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const ms = (name: string) =>
    (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { mainThreadMs: ms('TaskDuration'), scriptMs: ms('ScriptDuration') };
};

const loadIn = async (
  context: BrowserContext,
  { address, usable, session, needsNoCode }: MeasuredPage,
): Promise<PageLoad> => {
  await context.addInitScript(SUM_LAYOUT_SHIFTS);
  if (session)
    await context.addInitScript(`localStorage.setItem('user-data', ${JSON.stringify(session)})`);
  const page = await context.newPage();
  const urls: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests += 1;
    if (request.method() === 'GET' && request.url().startsWith('http')) urls.push(request.url());
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(address, { waitUntil: needsNoCode ? 'load' : 'commit' });
  await page
    .locator(needsNoCode ? usable : `${HYDRATED} ${usable}`)
    .first()
    .waitFor();
  const metrics = await readMetrics(devtools);
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready');
  const layoutShift = Number(await page.evaluate('window.layoutShift'));
  const prefetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const isNeeded = (url: string) => !prefetched.includes(new URL(url).pathname);
  return {
    urls: [...new Set(urls)].filter(isNeeded),
    requests: requests - prefetched.length,
    ...metrics,
    layoutShift,
  };
};

/** Loads the page once as a first-time visitor. */
export const loadPage = async (browser: Browser, page: MeasuredPage) => {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    return await loadIn(context, page);
  } finally {
    await context.close();
  }
};

const fileKind = (url: string): FileKind => {
  if (url.endsWith('.js')) return 'script';
  if (url.endsWith('.css')) return 'styles';
  return url.endsWith('.woff2') ? 'fonts' : 'page and data';
};

/**
 * Returns the transferred bytes of these URLs with the compression that browsers use over https.
 */
export const bytesByKind = async (urls: readonly string[]) => {
  const sums: Record<FileKind, number> = { script: 0, styles: 0, fonts: 0, 'page and data': 0 };
  for (const url of urls) sums[fileKind(url)] += await byteSize(url, 'br, gzip');
  return sums;
};
