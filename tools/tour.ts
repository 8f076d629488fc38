// `npm run tour`: takes pictures of every screen and state as each demo person. `npm run tour --
// school` visits only stops with that word in their name. Uses the portal at TOUR_URL if set,
// otherwise a new one with fresh data.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMO_OPERATOR, DEMO_PEOPLE } from '@wonderfield/api/features/demo/demo-people';
import { currentCode } from '@wonderfield/sandbox/authenticator/current-code';
import { chromiumLaunch, ensureChromium } from './lib/chromium.ts';
import { startTemporaryPortal } from './lib/portal/temporary-portal.ts';
import { root } from './lib/repository.ts';
import { contactSheet, type Picture } from './tour/contact-sheet.ts';
import { changeResponses, type Stop } from './tour/stop.ts';
import { STOPS } from './tour/stops.ts';
import { weeklyMailStops } from './tour/weekly-mail-stops.ts';

const WIDTHS = [
  { width: 1440, height: 900 },
  // The window of a Chromebook.
  { width: 1366, height: 657 },
  { width: 390, height: 844 },
];
const folder = join(root, '.cache/tour');

/** Signs in through the API and returns the session in the format of the page's storage. */
const sessionOf = async (baseUrl: string, who: string) => {
  const person = DEMO_PEOPLE.find((candidate) => candidate.who === who);
  if (!person) throw new Error(`There is no demo user "${who}"`);
  const { email, password, userType } = person;
  const response = await fetch(`${baseUrl}/users/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password, userType }),
  });
  const { sessionToken, userJson } = (await response.json()) as Record<string, string>;
  if (!sessionToken) throw new Error(`${who} could not sign in`);
  return JSON.stringify({ sessionToken, userJson });
};

let operator: Promise<string> | undefined;
/** Signs in the operator once, because an authenticator code works once. */
const consoleSession = (baseUrl: string) => {
  operator ??= (async () => {
    const { email, password, totpSecret } = DEMO_OPERATOR;
    const response = await fetch(`${baseUrl}/operators/signInOperator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, totpCode: currentCode(totpSecret).code }),
    });
    const reply = (await response.json()) as Record<string, unknown>;
    if (!reply.sessionToken) throw new Error('The operator could not sign in');
    return JSON.stringify({
      session: { sessionToken: reply.sessionToken, operator: reply.operator },
    });
  })();
  return operator;
};

/** Stores the session of the stop's person for the page. */
const signInFor = async (page: Page, baseUrl: string, who: string) => {
  const [storage, key, session] =
    who === 'operator'
      ? ['sessionStorage', 'wonderfield-console', await consoleSession(baseUrl)]
      : ['localStorage', 'user-data', await sessionOf(baseUrl, who)];
  // The game runs in an origin without storage.
  await page.addInitScript(
    `try { ${storage}.setItem('${key}', ${JSON.stringify(session)}) } catch {}`,
  );
};

const picture = async (
  browser: Browser,
  baseUrl: string,
  stop: Stop,
  viewport: { width: number; height: number },
): Promise<Picture> => {
  const context = await browser.newContext({ viewport, baseURL: baseUrl, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (stop.as) await signInFor(page, baseUrl, stop.as);
  const file = `${stop.name.replaceAll(/\W+/g, '-').toLowerCase()}-${viewport.width}.png`;
  try {
    await changeResponses(page, stop);
    // A pending response never lets the network become idle.
    const isPending = Object.values(stop.responses ?? {}).includes('pending');
    await page.goto(stop.path, { waitUntil: isPending ? 'load' : 'networkidle' });
    await stop.prepare?.(page);
    await page.waitForTimeout(300); // Wait for opening animations.
  } catch (error) {
    // The other stops do not depend on this one. The picture shows where it failed.
    console.error(`✗ ${stop.name} at ${viewport.width} px: ${(error as Error).message}`);
    process.exitCode = 1;
  }
  await page.screenshot({ path: join(folder, file), fullPage: viewport.width < 500 });
  await context.close();
  return { name: stop.name, as: stop.as ?? 'Visitor', width: viewport.width, file };
};

ensureChromium();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const own = process.env.TOUR_URL ? undefined : await startTemporaryPortal();
const baseUrl = process.env.TOUR_URL ?? own?.url ?? '';
const browser = await chromium.launch(chromiumLaunch());
try {
  const pictures: Picture[] = [];
  const wanted = (process.argv[2] ?? '').toLowerCase();
  const stops = own ? [...STOPS, ...(await weeklyMailStops(own))] : STOPS;
  for (const stop of stops.filter(({ name }) => name.toLowerCase().includes(wanted))) {
    for (const viewport of WIDTHS) {
      pictures.push(await picture(browser, baseUrl, stop, viewport));
    }
  }
  await writeFile(join(folder, 'index.html'), contactSheet(pictures));
  console.log(`${pictures.length} pictures: ${join('.cache/tour', 'index.html')}`);
} finally {
  await browser.close();
  await own?.stop();
}
