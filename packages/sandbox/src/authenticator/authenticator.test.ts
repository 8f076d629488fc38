import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';
import { currentCode } from './current-code.ts';
import { DEMO_TOTP_SECRET } from './demo-secret.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

/** Secret of the examples in RFC 6238, appendix B. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const get = (path: string) => fetch(`${sandbox.homeUrl}/authenticator${path}`);

/** Accepts adjacent codes, because a period may end during the test. */
const isCurrent = (token: string, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token, window: 1 }) !== null;

describe('authenticator codes', () => {
  it.each([
    ['1970-01-01T00:00:59Z', '287082', 1],
    ['2005-03-18T01:58:29Z', '081804', 1],
    ['2005-03-18T01:58:31Z', '050471', 29],
    ['2009-02-13T23:31:30Z', '005924', 30],
    ['2033-05-18T03:33:20Z', '279037', 10],
  ])('returns at %s the code %s of the RFC, valid for another %i s', (at, code, secondsLeft) => {
    expect(currentCode(RFC_SECRET, new Date(at))).toEqual({ code, secondsLeft });
  });

  it('returns the code as JSON, also for a secret in groups and lower case', async () => {
    const response = await get(
      '/code?secret=gezd%20gnbv%20gy3t%20qojq%20gezd%20gnbv%20gy3t%20qojq',
    );
    const { code, secondsLeft, ...rest } = (await response.json()) as Record<string, never>;
    expect(isCurrent(code ?? '', RFC_SECRET)).toBe(true);
    expect(secondsLeft).toBeGreaterThanOrEqual(1);
    expect(secondsLeft).toBeLessThanOrEqual(30);
    expect(rest).toEqual({});
  });

  it.each(['', '?secret=', '?secret=A', '?secret=not-base-32', `?secret=${'A'.repeat(201)}`])(
    'rejects the query "%s" with an explanation',
    async (query) => {
      const response = await get(`/code${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );
});

describe('authenticator page', () => {
  const codesOn = (page: string) =>
    [...page.matchAll(/<code>(\d{6})<\/code>/g)].map(([, code = '']) => code);

  // @proves D-6-sandbox
  it('shows the demo operator’s code', async () => {
    const page = await (await get('')).text();
    const [code = '', ...others] = codesOn(page);
    expect(isCurrent(code, DEMO_TOTP_SECRET)).toBe(true);
    expect(others).toEqual([]);
    expect(page).toMatch(/For another \d+ s/);
  });

  it('shows the code of an entered secret first', async () => {
    const [typed = '', demo = ''] = codesOn(await (await get(`?secret=${RFC_SECRET}`)).text());
    expect(isCurrent(typed, RFC_SECRET)).toBe(true);
    expect(isCurrent(demo, DEMO_TOTP_SECRET)).toBe(true);
  });

  it('reports input that is not a secret and escapes it', async () => {
    const page = await (await get('?secret=%3Cscript%3E1')).text();
    expect(page).toContain('This is not a valid secret');
    expect(page).toContain('value="&lt;script&gt;1"');
    expect(codesOn(page)).toHaveLength(1);
  });

  it('updates the page with the shared script only', async () => {
    const page = await (await get('')).text();
    expect(page).toContain('<div data-live>');
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});
