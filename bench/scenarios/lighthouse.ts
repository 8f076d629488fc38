import { chromium } from '@playwright/test';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { chromiumLaunch } from '@wonderfield/tools/chromium';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { median } from '../lib/median.ts';

const ROUNDS = 3;
const PAGES = [
  '/sign-in',
  '/sign-in/parent',
  '/sign-in/student',
  '/sign-in/educator',
  '/sign-up',
  '/student',
  '/page-not-found',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'first paint ms',
  'largest-contentful-paint': 'largest paint ms',
  'total-blocking-time': 'blocking ms',
  'speed-index': 'speed index',
} as const;
const FORMS = ['mobile', 'desktop'] as const;

type Result = Awaited<ReturnType<typeof visit>>;

/** Runs one visit with Lighthouse's simulated slow processor and network. */
const visit = async (address: string, form: (typeof FORMS)[number], port: number) => {
  const flags: Flags = { port, logLevel: 'error', onlyCategories: [...CATEGORIES] };
  const run = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!run || run.lhr.runtimeError)
    throw new Error(`${address}: ${run?.lhr.runtimeError?.message}`);
  return run.lhr;
};

const measurePage = async (address: string, form: (typeof FORMS)[number], port: number) => {
  const visits: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(address, form, port));
  const scores = CATEGORIES.map((name) =>
    Math.round(median(visits.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  );
  const metrics = Object.keys(METRICS).map((name) =>
    Math.round(median(visits.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN))),
  );
  const shift = median(
    visits.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
  );
  return [...scores, ...metrics, shift.toFixed(3)];
};

/** Measures the four Lighthouse scores of the public pages as the median of three visits. */
export const measureLighthouse = async ({ url }: TemporaryPortal): Promise<boolean> => {
  const port = await findFreePort();
  const { executablePath, args } = chromiumLaunch();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const titles = ['page', 'on', ...CATEGORIES, ...Object.values(METRICS), 'layout shift'];
    console.log(`\n| ${titles.join(' | ')} |\n|${titles.map(() => '---|').join('')}`);
    for (const form of FORMS) {
      for (const path of PAGES) {
        const cells = await measurePage(`${url}${path}`, form, port);
        console.log(`| ${[path, form, ...cells].join(' | ')} |`);
      }
    }
    return true;
  } finally {
    await browser.close();
  }
};
