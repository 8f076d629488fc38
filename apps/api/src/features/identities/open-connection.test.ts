import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../testing/expect-answer.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../testing/sign-in-browser.ts';
import { openSignInPortal, type SignInPortal } from '../../../testing/sign-in-sandbox.ts';
import { untilSomebodyWaits } from '../../../testing/until-somebody-waits.ts';
import { loseConnection, openConnection } from './identities.ts';

const library = await openSignInPortal();
const district = await openSignInPortal({ cleverMode: 'district' });
const MINUTE_MS = 60_000;

/** An educator with a connected account. */
const connected = async (world: SignInPortal, provider: 'google' | 'clever') => {
  const { portal } = world;
  const teacher = await makeEducator(portal.db);
  const person = await world.newPerson(provider);
  const browser = openBrowser(world);
  const { code } = await browser.travel(provider, { as: person.id, for: 'rosters' });
  const session = await signIn(portal, teacher);
  expectSuccess(await browser.call('connectAccount', { code, ...session }));
  const key = { educatorId: teacher.id, provider };
  const lostAt = async () =>
    (
      await portal.db
        .selectFrom('connections')
        .select('lost_at')
        .where('educator_id', '=', teacher.id)
        .executeTakeFirstOrThrow()
    ).lost_at;
  return { teacher, person, key, lostAt, open: () => openConnection(portal.deps, key) };
};
const refusal = (code: string) => expect.objectContaining({ code });

describe('a connection to Google', () => {
  const { portal } = library;

  it('opens with the token it came with, as long as that is good', async () => {
    const { person, open } = await connected(library, 'google');
    const opened = await open();
    expect(opened).toEqual({
      provider: 'google',
      accessToken: library.tokensSeen.at(-2),
      subject: person.id,
      scopes: expect.arrayContaining([...GOOGLE_ROSTER_SCOPES]),
      issuer: portal.deps.config.GOOGLE_ISSUER,
    });
  });

  it('renews a token that ends within five minutes, and keeps the new one', async () => {
    const { open } = await connected(library, 'google');
    const first = await open();
    portal.clock.advance(55 * MINUTE_MS);
    const second = await open();
    expect(second.accessToken).toBe(library.tokensSeen.at(-1));
    expect(second.accessToken).not.toBe(first.accessToken);
    expect((await open()).accessToken).toBe(second.accessToken);
    portal.clock.advance(55 * MINUTE_MS);
    expect((await open()).accessToken).not.toBe(second.accessToken);
  });

  it('renews it once, whoever else needs it at the same time', async () => {
    const { key } = await connected(library, 'google');
    portal.clock.advance(55 * MINUTE_MS);
    const { google } = portal.deps.signIns;
    if (!google) throw new Error('not configured');
    const gate = Promise.withResolvers<void>();
    const refresh = async (token: string) => {
      await gate.promise;
      return google.refresh(token);
    };
    const slow = {
      ...portal.deps,
      signIns: { ...portal.deps.signIns, google: { ...google, refresh } },
    };
    const before = library.tokensSeen.length;
    const both = Promise.all([openConnection(slow, key), openConnection(slow, key)]);
    await untilSomebodyWaits(portal.db);
    gate.resolve();
    const [one, other] = await both;
    expect(library.tokensSeen).toHaveLength(before + 1);
    expect(one.accessToken).toBe(other.accessToken);
  });

  it('is lost when the person took the permission back (EXT_004)', async () => {
    const { person, open, lostAt } = await connected(library, 'google');
    await library.revoke('google', person);
    portal.clock.advance(60 * MINUTE_MS);
    await expect(open()).rejects.toEqual(refusal('EXT_004'));
    expect(await lostAt()).toEqual(portal.deps.now());
    await expect(open()).rejects.toEqual(refusal('EXT_004'));
  });

  it.each(['error500', 'html', 'truncated'])(
    'is not lost while Google is out of order (%s, EXT_002)',
    async (kind) => {
      const { open, lostAt } = await connected(library, 'google');
      portal.clock.advance(60 * MINUTE_MS);
      await library.trouble('google', { kind, path: '/token' });
      await expect(open()).rejects.toEqual(refusal('EXT_002'));
      expect(await lostAt()).toBeNull();
      await expect(open()).resolves.toMatchObject({ provider: 'google' });
    },
  );

  it('is lost when somebody says that it was not let in', async () => {
    const { key, open, lostAt } = await connected(library, 'google');
    await loseConnection(portal.deps, key);
    const lost = await lostAt();
    expect(lost).toEqual(portal.deps.now());
    portal.clock.advance(MINUTE_MS);
    await loseConnection(portal.deps, key);
    expect(await lostAt()).toEqual(lost);
    await expect(open()).rejects.toEqual(refusal('EXT_004'));
  });

  it('is not there before an educator makes it (EXT_001)', async () => {
    const { id } = await makeEducator(portal.db);
    const opened = openConnection(portal.deps, { educatorId: id, provider: 'google' });
    await expect(opened).rejects.toEqual(refusal('EXT_001'));
  });

  it('does not open once its row says that it is another educator’s', async () => {
    const [one, other] = [await connected(library, 'google'), await connected(library, 'google')];
    const { sealed_tokens } = await portal.db
      .selectFrom('connections')
      .select('sealed_tokens')
      .where('educator_id', '=', one.teacher.id)
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('connections')
      .set({ sealed_tokens })
      .where('educator_id', '=', other.teacher.id)
      .execute();
    await expect(other.open()).rejects.toThrow();
  });
});

describe('a connection to Clever', () => {
  it('opens with the teacher’s own token for about a day', async () => {
    const { portal, tokensSeen } = library;
    const { person, open, lostAt } = await connected(library, 'clever');
    expect(await open()).toMatchObject({
      provider: 'clever',
      accessToken: tokensSeen.at(-1),
      subject: person.id,
      issuer: portal.deps.config.CLEVER_OAUTH_BASE,
    });
    portal.clock.advance(24 * 60 * MINUTE_MS);
    await expect(open()).rejects.toEqual(refusal('EXT_004'));
    expect(await lostAt()).toEqual(portal.deps.now());
  });

  it('opens with the word of the district, for as long as that stands', async () => {
    const { portal, tokensSeen } = district;
    const { open } = await connected(district, 'clever');
    const { accessToken } = await open();
    expect(tokensSeen).not.toContain(accessToken);
    portal.clock.advance(30 * 24 * 60 * MINUTE_MS);
    expect((await open()).accessToken).toBe(accessToken);
  });

  it('is not lost while Clever is out of order', async () => {
    const { open, lostAt } = await connected(district, 'clever');
    await district.trouble('clever', { kind: 'error500', path: '/oauth/tokens' });
    await expect(open()).rejects.toEqual(refusal('EXT_002'));
    expect(await lostAt()).toBeNull();
  });

  it('is lost when the district withdrew', async () => {
    const { open, lostAt } = await connected(district, 'clever');
    const mode = (name: string) =>
      fetch(`${district.sandbox.homeUrl}/clever/mode`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode: name }),
      });
    await mode('library');
    await expect(open()).rejects.toEqual(refusal('EXT_004'));
    expect(await lostAt()).not.toBeNull();
    await mode('district');
  });
});
