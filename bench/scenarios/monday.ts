import { setTimeout as sleep } from 'node:timers/promises';
import { keepOutcome } from '@wonderfield/api/features/identities/sso/sso-results';
import { readBrowser, writeBrowser } from '@wonderfield/api/features/identities/sso/sso-state';
import { SIGN_IN_COOKIE } from '@wonderfield/api/security/sign-in-cookie';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { type BenchPortal, openBenchPortal } from '../calls/bench-portal.ts';
import { takeInTurn } from '../calls/hot-calls.ts';
import { percentile } from '../lib/percentile.ts';
import { type CallResult, timeCall } from '../lib/request.ts';
import { type Arrival, makeSchoolDay } from '../monday/make-school-day.ts';

const WINDOW_MS = 60_000;
/** Clicks per second of signed-in users. */
const CLICKS_A_SECOND = 20;
const BUDGET = { signedInP99: 100 };
/** Retries like the page after a “try again” response. */
const ATTEMPTS = 5;
const COME_AGAIN_MS = 1000;

type Outcome = CallResult & { way: string; turnedAway: number };

/**
 * Signs in one student. For external services, everything up to the redirect is prepared in
 * advance.
 */
const createVisitor =
  (portal: BenchPortal, url: string, day: Awaited<ReturnType<typeof makeSchoolDay>>) =>
  async ({ way, username, subject }: Arrival) => {
    if (way === 'password') {
      const fields = { userType: 'student', email: username, password: day.password };
      return timeCall(`${url}/users/login`, fields);
    }
    const browser = readBrowser(portal.deps, undefined);
    const person = {
      issuer: day.issuer,
      subject,
      isEmailConfirmed: false,
      role: 'student' as const,
      firstName: 'Robin',
      lastName: 'Marsh',
    };
    const outcome = { provider: way, person };
    const code = await keepOutcome(portal.deps, portal.db, {
      purpose: 'sign-in',
      browserKey: browser.key,
      outcome,
    });
    const cookie = `${SIGN_IN_COOKIE}=${writeBrowser(portal.deps, browser)}`;
    return timeCall(`${url}/users/redeemSignIn`, { code }, { cookie });
  };

const retryWhenBusy = async (enter: () => Promise<CallResult>) => {
  let turnedAway = 0;
  const startedAt = performance.now();
  for (;;) {
    const { code } = await enter();
    const isBusy = code === 'SYS_503' || code === 'SYS_002';
    if (!isBusy || turnedAway + 1 >= ATTEMPTS) {
      return { code, turnedAway: turnedAway + Number(isBusy), ms: performance.now() - startedAt };
    }
    turnedAway += 1;
    await sleep(COME_AGAIN_MS);
  }
};

const describe = (label: string, times: readonly number[]) =>
  `  ${label.padEnd(26)} p50 ${percentile(times, 50).toFixed(0).padStart(6)} ms   p99 ${percentile(times, 99).toFixed(0).padStart(6)} ms`;

/**
 * Measures a Monday at 8:30: 2,000 students of 80 classes sign in within a minute by all sign-in
 * methods.
 */
export const measureMonday = async (temporary: TemporaryPortal): Promise<boolean> => {
  const portal = await openBenchPortal(temporary);
  try {
    const day = await makeSchoolDay(portal);
    const enter = createVisitor(portal, temporary.url, day);
    const clicks: CallResult[] = [];
    let isOver = false;
    const nextSession = takeInTurn(day.sessions);
    const click = async () => {
      while (!isOver) {
        const startedAt = performance.now();
        clicks.push(await timeCall(`${temporary.url}/users/getUser`, nextSession()));
        await sleep(Math.max(0, 1000 / CLICKS_A_SECOND - (performance.now() - startedAt)));
      }
    };
    const clicking = click();
    const gap = WINDOW_MS / day.arrivals.length;
    const startedAt = performance.now();
    const outcomes = await Promise.all(
      day.arrivals.map(async (arrival, number): Promise<Outcome> => {
        await sleep(number * gap);
        return { way: arrival.way, ...(await retryWhenBusy(() => enter(arrival))) };
      }),
    );
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    await clicking;

    const inside = outcomes.filter(({ code }) => code === 'GEN_000');
    const signedOut = outcomes.filter(({ code }) => code !== 'GEN_000');
    const again = outcomes.filter(({ turnedAway }) => turnedAway > 0);
    console.log(`Monday: ${outcomes.length} students in ${WINDOW_MS / 1000} s`);
    console.log(
      `  signed in: ${inside.length}, failed: ${signedOut.length}, the last after ${seconds.toFixed(1)} s`,
    );
    console.log(`  asked to retry at least once: ${again.length}`);
    for (const way of ['password', 'google', 'clever']) {
      const times = inside.filter((one) => one.way === way).map(({ ms }) => ms);
      console.log(describe(`${times.length} by ${way}`, times));
    }
    const quick = clicks.map(({ ms }) => ms);
    console.log(describe(`${quick.length} clicks of teachers`, quick));
    const failed = clicks.filter(({ code }) => code !== 'GEN_000').length;
    if (failed > 0) console.log(`  failed clicks: ${failed}`);
    return signedOut.length === 0 && failed === 0 && percentile(quick, 99) <= BUDGET.signedInP99;
  } finally {
    await portal.close();
  }
};
