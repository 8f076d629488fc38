import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal, type SignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';
import { openCleverSignIn } from '../../../gateways/sign-in/clever-sign-in.ts';
import { openGoogleSignIn } from '../../../gateways/sign-in/oidc-sign-in.ts';
import { ProviderError } from '../../../gateways/sign-in/provider-error.ts';
import type { ProviderTokens } from '../../../gateways/sign-in/signed-in-person.ts';
import { loseConnection, openConnection } from '../identities.ts';
import { openTokens } from './connection-tokens.ts';

const library = await openSignInPortal();
const district = await openSignInPortal({ cleverMode: 'district' });
const MINUTE_MS = 60_000;

/** Creates an educator with a connected account. */
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
  /** Returns the tokens stored in the row. */
  const stored = async () => {
    const { sealed_tokens } = await portal.db
      .selectFrom('connections')
      .select('sealed_tokens')
      .where('educator_id', '=', teacher.id)
      .executeTakeFirstOrThrow();
    return openTokens(portal.deps, key, sealed_tokens);
  };
  return { teacher, person, key, lostAt, stored, open: () => openConnection(portal.deps, key) };
};

type Refresh = (token: string) => Promise<ProviderTokens>;
/** Replaces the token renewal of Google, for example with a slow one. */
const withRefresh = (renew: (refresh: Refresh, token: string) => Promise<ProviderTokens>) => {
  const { deps } = library.portal;
  const { google } = deps.signIns;
  if (!google) throw new Error('not configured');
  const refresh = (token: string) => renew(google.refresh, token);
  return { ...deps, signIns: { ...deps.signIns, google: { ...google, refresh } } };
};

const ERROR_LEVEL = 50;
const errorsLogged = ({ portal }: SignInPortal) =>
  portal.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === ERROR_LEVEL);
const error = (code: string) => expect.objectContaining({ code });

describe('openConnection to Google', () => {
  const { portal } = library;

  it('opens a connection with its stored token while that is valid', async () => {
    const { person, open } = await connected(library, 'google');
    const opened = await open();
    expect(opened).toEqual({
      provider: 'google',
      accessToken: library.tokensSeen.at(-2),
      subject: person.id,
      scopes: expect.arrayContaining([...GOOGLE_ROSTER_SCOPES]),
      issuer: portal.deps.config.GOOGLE_ISSUER,
      askedWith: expect.any(Buffer),
    });
  });

  it('renews a Google token that expires within five minutes, and stores it', async () => {
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

  it('stores one token when two processes renew it in parallel', async () => {
    const { key, stored } = await connected(library, 'google');
    portal.clock.advance(55 * MINUTE_MS);
    const asking = Promise.withResolvers<void>();
    let requestCount = 0;
    const together = withRefresh(async (refresh, token) => {
      requestCount += 1;
      if (requestCount === 2) asking.resolve();
      await asking.promise;
      return refresh(token);
    });
    const both = [openConnection(together, key), openConnection(together, key)];
    const [first, second] = await Promise.all(both);
    expect(first?.accessToken).toBe(second?.accessToken);
    expect((await stored()).accessToken).toBe(first?.accessToken);
    expect((await openConnection(portal.deps, key)).accessToken).toBe(first?.accessToken);
  });

  it('keeps the connection when another process renews the token that Google rejects here', async () => {
    const { key, lostAt } = await connected(library, 'google');
    portal.clock.advance(55 * MINUTE_MS);
    let renewed: string | undefined;
    const late = withRefresh(async () => {
      renewed = (await openConnection(portal.deps, key)).accessToken;
      throw new ProviderError('revoked');
    });
    expect((await openConnection(late, key)).accessToken).toBe(renewed);
    expect(await lostAt()).toBeNull();
  });

  it('throws EXT_001 if the connection is removed during the token renewal', async () => {
    const { key } = await connected(library, 'google');
    portal.clock.advance(55 * MINUTE_MS);
    const late = withRefresh(async (refresh, token) => {
      await portal.db.deleteFrom('connections').where('educator_id', '=', key.educatorId).execute();
      return refresh(token);
    });
    await expect(openConnection(late, key)).rejects.toEqual(error('EXT_001'));
  });

  it('holds no database lock during a request to Google', async () => {
    const { key } = await connected(library, 'google');
    portal.clock.advance(55 * MINUTE_MS);
    const watched = withRefresh(async (refresh, token) => {
      await sql`select from connections where educator_id = ${key.educatorId} for update nowait`.execute(
        portal.db,
      );
      const { rows } = await sql`
        select pid from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(portal.db);
      expect(rows).toEqual([]);
      return refresh(token);
    });
    await expect(openConnection(watched, key)).resolves.toMatchObject({ provider: 'google' });
  });

  it('throws EXT_002 after a timeout of Google', async () => {
    const { key, lostAt } = await connected(library, 'google');
    portal.clock.advance(60 * MINUTE_MS);
    await library.addFault('google', { kind: 'hang', path: '/token' });
    const google = openGoogleSignIn(portal.deps.config, 200);
    const hasty = { ...portal.deps, signIns: { ...portal.deps.signIns, google } };
    await expect(openConnection(hasty, key)).rejects.toEqual(error('EXT_002'));
    expect(await lostAt()).toBeNull();
  });

  it('marks the connection as lost with EXT_004 after the user revoked the permission', async () => {
    const { person, open, lostAt } = await connected(library, 'google');
    await library.revoke('google', person);
    portal.clock.advance(60 * MINUTE_MS);
    await expect(open()).rejects.toEqual(error('EXT_004'));
    expect(await lostAt()).toEqual(portal.deps.now());
    await expect(open()).rejects.toEqual(error('EXT_004'));
  });

  it('throws EXT_005 and keeps the connection when Google limits token requests', async () => {
    const { open, lostAt } = await connected(library, 'google');
    portal.clock.advance(60 * MINUTE_MS);
    await library.addFault('google', { kind: 'error429', path: '/token', retryAfterSeconds: 90 });
    await expect(open()).rejects.toEqual(error('EXT_005'));
    expect(await lostAt()).toBeNull();
    await expect(open()).resolves.toMatchObject({ provider: 'google' });
  });

  it.each(['error500', 'html', 'garbage', 'truncated'])(
    'keeps the connection with EXT_002 while Google fails with %s',
    async (kind) => {
      const { open, lostAt } = await connected(library, 'google');
      portal.clock.advance(60 * MINUTE_MS);
      await library.addFault('google', { kind, path: '/token' });
      await expect(open()).rejects.toEqual(error('EXT_002'));
      expect(await lostAt()).toBeNull();
      await expect(open()).resolves.toMatchObject({ provider: 'google' });
    },
  );

  it('keeps the connection with EXT_002 and logs an error when Google rejects our credentials', async () => {
    const { key, lostAt } = await connected(library, 'google');
    portal.clock.advance(60 * MINUTE_MS);
    const google = openGoogleSignIn({ ...portal.deps.config, GOOGLE_CLIENT_SECRET: 'outdated' });
    const unknown = { ...portal.deps, signIns: { ...portal.deps.signIns, google } };
    await expect(openConnection(unknown, key)).rejects.toEqual(error('EXT_002'));
    expect(await lostAt()).toBeNull();
    expect(errorsLogged(library)).toMatchObject([{ provider: 'google' }]);
  });

  it.each(['refused', 'blocked'] as const)(
    'keeps the connection with EXT_002 after the unclear error %s',
    async (kind) => {
      const { key, lostAt } = await connected(library, 'google');
      portal.clock.advance(60 * MINUTE_MS);
      const odd = withRefresh(() => Promise.reject(new ProviderError(kind)));
      await expect(openConnection(odd, key)).rejects.toEqual(error('EXT_002'));
      expect(await lostAt()).toBeNull();
    },
  );

  it('marks the connection as lost when loseConnection is called', async () => {
    const { key, open, lostAt } = await connected(library, 'google');
    const { askedWith } = await open();
    await loseConnection(portal.deps, { ...key, askedWith });
    const lost = await lostAt();
    expect(lost).toEqual(portal.deps.now());
    portal.clock.advance(MINUTE_MS);
    await loseConnection(portal.deps, { ...key, askedWith });
    expect(await lostAt()).toEqual(lost);
    await expect(open()).rejects.toEqual(error('EXT_004'));
  });

  it('keeps a renewed connection when the service rejects the older token', async () => {
    const { key, open, lostAt } = await connected(library, 'google');
    const { askedWith } = await open();
    portal.clock.advance(55 * MINUTE_MS);
    const renewed = await open();
    await loseConnection(portal.deps, { ...key, askedWith });
    expect(await lostAt()).toBeNull();
    // The renewed token is rejected, too.
    await loseConnection(portal.deps, { ...key, askedWith: renewed.askedWith });
    expect(await lostAt()).toEqual(portal.deps.now());
  });

  it('throws EXT_001 if the educator has no connection', async () => {
    const { id } = await makeEducator(portal.db);
    const opened = openConnection(portal.deps, { educatorId: id, provider: 'google' });
    await expect(opened).rejects.toEqual(error('EXT_001'));
  });

  it('does not decrypt tokens copied from another educator’s row', async () => {
    const [first, second] = [
      await connected(library, 'google'),
      await connected(library, 'google'),
    ];
    const { sealed_tokens } = await portal.db
      .selectFrom('connections')
      .select('sealed_tokens')
      .where('educator_id', '=', first.teacher.id)
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('connections')
      .set({ sealed_tokens })
      .where('educator_id', '=', second.teacher.id)
      .execute();
    await expect(second.open()).rejects.toThrow();
  });
});

describe('openConnection to Clever', () => {
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
    await expect(open()).rejects.toEqual(error('EXT_004'));
    expect(await lostAt()).toEqual(portal.deps.now());
  });

  it('opens with the district’s token while the district is connected', async () => {
    const { portal, tokensSeen } = district;
    const { open } = await connected(district, 'clever');
    const { accessToken } = await open();
    expect(tokensSeen).not.toContain(accessToken);
    portal.clock.advance(30 * 24 * 60 * MINUTE_MS);
    expect((await open()).accessToken).toBe(accessToken);
  });

  it.each(['error500', 'garbage'])(
    'keeps the connection with EXT_002 while Clever fails with %s',
    async (kind) => {
      const { open, lostAt } = await connected(district, 'clever');
      await district.addFault('clever', { kind, path: '/oauth/tokens' });
      await expect(open()).rejects.toEqual(error('EXT_002'));
      expect(await lostAt()).toBeNull();
    },
  );

  it('keeps the connection with EXT_002 and logs an error when Clever rejects our credentials', async () => {
    const { deps } = district.portal;
    const { key, lostAt } = await connected(district, 'clever');
    const clever = openCleverSignIn({ ...deps.config, CLEVER_CLIENT_SECRET: 'outdated' });
    const unknown = { ...deps, signIns: { ...deps.signIns, clever } };
    await expect(openConnection(unknown, key)).rejects.toEqual(error('EXT_002'));
    expect(await lostAt()).toBeNull();
    expect(errorsLogged(district)).toMatchObject([{ provider: 'clever' }]);
  });

  it('marks the connection as lost when the district withdraws, and restores it afterwards', async () => {
    const { open, lostAt } = await connected(district, 'clever');
    await district.control('clever', '/district', { isConnected: false });
    await expect(open()).rejects.toEqual(error('EXT_004'));
    expect(await lostAt()).not.toBeNull();
    await expect(open()).rejects.toEqual(error('EXT_004'));
    await district.control('clever', '/district', { isConnected: true });
    await expect(open()).resolves.toMatchObject({ provider: 'clever' });
    expect(await lostAt()).toBeNull();
  });

  it('throws EXT_005 and keeps the connection when Clever limits token requests', async () => {
    const { open, lostAt } = await connected(district, 'clever');
    await district.addFault('clever', { kind: 'error429', path: '/oauth/tokens' });
    await expect(open()).rejects.toEqual(error('EXT_005'));
    expect(await lostAt()).toBeNull();
  });
});
