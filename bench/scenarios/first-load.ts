import { chromium } from '@playwright/test';
import { chromiumLaunch } from '@wonderfield/tools/chromium';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { byteSize, kilobytes } from '../lib/byte-size.ts';

/** Compressed bytes of the first visit to the sign-in page. */
const BUDGET = { javascript: 130_000, all: 260_000 };

const kindOf = (url: string) => {
  if (url.endsWith('.js')) return 'javascript';
  if (url.endsWith('.css')) return 'styles';
  if (url.endsWith('.woff2')) return 'fonts';
  return 'page and data';
};

const sumByKind = async (urls: string[], encoding: string) => {
  const sums: Record<string, number> = {};
  for (const url of urls) {
    sums[kindOf(url)] = (sums[kindOf(url)] ?? 0) + (await byteSize(url, encoding));
  }
  return sums;
};

/** Returns the URLs that a real browser requests on its first visit to `/sign-in`. */
const urlsOfFirstVisit = async (baseUrl: string) => {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const urls: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'GET') urls.push(response.url());
  });
  await page.goto(`${baseUrl}/sign-in`, { waitUntil: 'networkidle' });
  await page.evaluate('document.fonts.ready');
  await browser.close();
  return urls;
};

/** Browsers use brotli over https, as in production, and gzip over plain http. */
export const measureFirstLoad = async ({ url }: TemporaryPortal): Promise<boolean> => {
  const urls = await urlsOfFirstVisit(url);
  const brotli = await sumByKind(urls, 'br, gzip');
  const gzip = await sumByKind(urls, 'gzip');
  const total = (sums: Record<string, number>) =>
    Object.values(sums).reduce((sum, bytes) => sum + bytes, 0);

  console.log(`First load of /sign-in: ${urls.length} requests${' '.repeat(8)}brotli       gzip`);
  for (const kind of Object.keys(brotli)) {
    console.log(
      `  ${kind.padEnd(34)} ${kilobytes(brotli[kind] ?? 0)} ${kilobytes(gzip[kind] ?? 0)}`,
    );
  }
  console.log(`  ${'everything'.padEnd(34)} ${kilobytes(total(brotli))} ${kilobytes(total(gzip))}`);
  const javascript = brotli.javascript ?? 0;
  const share = (bytes: number, budget: number) => `${Math.round((bytes / budget) * 100)} %`;
  console.log(`  JavaScript is ${share(javascript, BUDGET.javascript)} of its budget (130 kB)`);
  console.log(`  Everything is ${share(total(brotli), BUDGET.all)} of its budget (260 kB)`);
  return javascript <= BUDGET.javascript && total(brotli) <= BUDGET.all;
};
