import { WEEKLY_MAIL_LINK_DAYS } from '@wonderfield/contract/limits';
import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import {
  type Family,
  makeFamily,
  makeHomeChild,
  makeSecondParent,
} from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { createTicket } from '../../security/tickets.ts';
import { createWeeklyMailToken } from './weekly-mail-link.ts';

const portal = await openFastTestServer();
const DAY_MS = 24 * 60 * 60_000;

const about = ({ child, session }: Pick<Family, 'child' | 'session'>) => ({
  requestUserId: child.id,
  ...session,
});
const read = async (family: Pick<Family, 'child' | 'session'>) =>
  expectSuccess(await portal.call('getWeeklyMail', about(family))).body;
const set = (family: Pick<Family, 'child' | 'session'>, isOn: boolean) =>
  portal.call('setWeeklyMail', { ...about(family), isOn: isOn ? '1' : '0' });
const tokenOf = ({ parent, child }: Pick<Family, 'parent' | 'child'>) =>
  createWeeklyMailToken(portal.deps, { parentId: parent.id, childIds: [child.id] });

describe('getWeeklyMail and setWeeklyMail', () => {
  // @proves C-getWeeklyMail
  it('returns the weekly mail as on with its email until a parent turns it off', async () => {
    const family = await makeFamily(portal);
    expect(await read(family)).toMatchObject({ isOn: true, email: family.parent.email });
    expectSuccess(await set(family, false));
    expect(await read(family)).toMatchObject({ isOn: false });
    expectSuccess(await set(family, true));
    expect(await read(family)).toMatchObject({ isOn: true });
  });

  // @proves C-setWeeklyMail
  it('stores the weekly mail setting separately for each parent', async () => {
    const family = await makeFamily(portal);
    const second = await makeSecondParent(portal, family.child);
    expectSuccess(await set(family, false));
    expect(await read({ ...second, child: family.child })).toMatchObject({
      isOn: true,
      email: second.parent.email,
    });
  });

  // @proves C-setWeeklyMail
  it('writes an audit event for each changed weekly mail setting', async () => {
    const family = await makeFamily(portal);
    for (const isOn of [true, false, false, true]) expectSuccess(await set(family, isOn));
    expect(await auditOf(portal.db, family.child.id)).toEqual([
      { action: 'weekly-mail.turned-off', actor_id: family.parent.id, outcome: 'ok' },
      { action: 'weekly-mail.turned-on', actor_id: family.parent.id, outcome: 'ok' },
    ]);
  });

  it('keeps the last weekly mail setting after parallel changes', async () => {
    const family = await makeFamily(portal);
    const answers = await Promise.all([set(family, false), set(family, true), set(family, false)]);
    for (const answer of answers) expectSuccess(answer);
    expectSuccess(await set(family, false));
    expect(await read(family)).toMatchObject({ isOn: false });
  });

  // @proves C-getWeeklyMail
  it('rejects another parent’s child with CHD_001', async () => {
    const [family, other] = [await makeFamily(portal), await makeFamily(portal)];
    const foreign = { child: family.child, session: other.session };
    expectError(await portal.call('getWeeklyMail', about(foreign)), 'CHD_001');
    expectError(await set(foreign, false), 'CHD_001');
    expect(await read(family)).toMatchObject({ isOn: true });
  });

  it('keeps the weekly mail off for a child that is unlinked and relinked', async () => {
    const family = await makeFamily(portal);
    expectSuccess(await set(family, false));
    const { consent_id } = await portal.db
      .deleteFrom('guardianships')
      .where('child_id', '=', family.child.id)
      .returning('consent_id')
      .executeTakeFirstOrThrow();
    const tie = { parent_id: family.parent.id, child_id: family.child.id, consent_id };
    await portal.db.insertInto('guardianships').values(tie).execute();
    expect(await read(family)).toMatchObject({ isOn: false });
  });
});

describe('Link in the weekly mail', () => {
  // @proves C-weeklyMailOn
  it('turns the weekly mail off and on without a sign-in', async () => {
    const family = await makeFamily(portal);
    const token = tokenOf(family);
    const { body } = expectSuccess(await portal.call('readWeeklyMailLink', { token }));
    expect(body.isOn).toBe(true);
    expect(body.firstNames).toHaveLength(1);
    expectSuccess(await portal.call('weeklyMailOff', { token }));
    expectSuccess(await portal.call('weeklyMailOff', { token }));
    expect(await read(family)).toMatchObject({ isOn: false });
    expectSuccess(await portal.call('weeklyMailOn', { token }));
    expect(await read(family)).toMatchObject({ isOn: true });
    expect(await auditOf(portal.db, family.child.id)).toEqual([
      { action: 'weekly-mail.turned-off', actor_id: family.parent.id, outcome: 'ok' },
      { action: 'weekly-mail.turned-on', actor_id: family.parent.id, outcome: 'ok' },
    ]);
  });

  it('turns off the parts of all children of the link, without those that were unlinked', async () => {
    const family = await makeFamily(portal);
    const sibling = await makeHomeChild(portal, { parentId: family.parent.id });
    const stranger = await makeFamily(portal);
    const childIds = [family.child.id, sibling.id, stranger.child.id];
    const token = createWeeklyMailToken(portal.deps, { parentId: family.parent.id, childIds });
    const { body } = expectSuccess(await portal.call('weeklyMailOff', { token }));
    expect(body.firstNames).toHaveLength(2);
    expect(await read(family)).toMatchObject({ isOn: false });
    expect(await read({ ...family, child: sibling })).toMatchObject({ isOn: false });
    expect(await read(stranger)).toMatchObject({ isOn: true });
  });

  it('accepts the link of a mail that was about one child', async () => {
    const family = await makeFamily(portal);
    const ids = { parentId: family.parent.id, childId: family.child.id };
    const later = new Date(portal.deps.now().getTime() + DAY_MS);
    const token = createTicket(portal.deps.sealer, 'weekly-mail-switch', ids, later);
    expectSuccess(await portal.call('weeklyMailOff', { token }));
    expect(await read(family)).toMatchObject({ isOn: false });
  });

  // @proves C-weeklyMailOff
  it('changes the setting of the mail’s parent, regardless of the signed-in user', async () => {
    const [family, other] = [await makeFamily(portal), await makeFamily(portal)];
    const fields = { token: tokenOf(family), ...other.session };
    expectSuccess(await portal.call('weeklyMailOff', fields));
    expect(await read(family)).toMatchObject({ isOn: false });
    expect(await read(other)).toMatchObject({ isOn: true });
    const [event] = await auditOf(portal.db, family.child.id);
    expect(event?.actor_id).toBe(family.parent.id);
  });

  // @proves C-weeklyMailOff
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])(
    'accepts the one-click unsubscribe of a mail program posted as %s (RFC 8058)',
    async (_how, type, payload) => {
      const family = await makeFamily(portal);
      const response = await portal.app.inject({
        method: 'POST',
        url: `/users/weeklyMailOff?token=${tokenOf(family)}`,
        headers: { 'content-type': type },
        payload,
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ _responseStatus: 1 });
      expect(await read(family)).toMatchObject({ isOn: false });
    },
  );

  // @proves C-readWeeklyMailLink
  it('leaves the weekly mail on if the link is only opened', async () => {
    const family = await makeFamily(portal);
    const token = tokenOf(family);
    const opened = await portal.app.inject({ url: `/users/weeklyMailOff?token=${token}` });
    expect(opened.statusCode).toBe(303);
    expect(opened.headers.location).toBe(`/weekly-mail-off?token=${token}`);
    await portal.app.inject({ method: 'HEAD', url: `/users/weeklyMailOff?token=${token}` });
    expectSuccess(await portal.call('readWeeklyMailLink', { token }));
    expect(await read(family)).toMatchObject({ isOn: true });
    const strange = await portal.app.inject({ url: '/users/weeklyMailOff?token=//evil.test' });
    expect(strange.statusCode).toBe(404);
  });

  // @proves M-WKM_001
  it('rejects a malformed, foreign or unknown token with WKM_001', async () => {
    const family = await makeFamily(portal);
    const ids = { parentId: family.parent.id, childId: family.child.id };
    const good = tokenOf(family);
    const outsider = await makeParent(portal.db);
    const later = new Date(portal.deps.now().getTime() + DAY_MS);
    const tokens = [
      'x',
      '',
      good.slice(0, -2),
      `${good.slice(0, 40)}A${good.slice(41)}`,
      createTicket(portal.deps.sealer, 'age-check-ticket', ids, later),
      createTicket(portal.deps.sealer, 'weekly-mail-switch', { parentId: ids.parentId }, later),
      tokenOf({ parent: outsider, child: family.child }),
    ].filter((token) => token !== good);
    for (const token of tokens) {
      for (const call of ['readWeeklyMailLink', 'weeklyMailOff', 'weeklyMailOn'] as const) {
        expectError(await portal.call(call, { token }), 'WKM_001');
      }
    }
    expect(await read(family)).toMatchObject({ isOn: true });
  });

  it('rejects the weekly mail token for other calls', async () => {
    const family = await makeFamily(portal);
    const token = tokenOf(family);
    expectError(await portal.call('confirmEmail', { token: token.slice(0, 200) }), 'PWD_005');
    const session = { userId: family.parent.id, sessionToken: token };
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  // @proves C-readWeeklyMailLink
  it('rejects the link of a parent who unlinked the child with WKM_001', async () => {
    const family = await makeFamily(portal);
    expectSuccess(await portal.call('deleteParentChildAccount', about(family)));
    const response = expectError(
      await portal.call('readWeeklyMailLink', { token: tokenOf(family) }),
      'WKM_001',
    );
    expect(response.body).not.toHaveProperty('firstNames');
  });

  // @proves C-weeklyMailOn
  it('accepts the weekly mail link for 60 days', async () => {
    const family = await makeFamily(portal);
    const token = tokenOf(family);
    portal.clock.advance(WEEKLY_MAIL_LINK_DAYS * DAY_MS - 1);
    expectSuccess(await portal.call('weeklyMailOff', { token }));
    portal.clock.advance(1);
    expectError(await portal.call('weeklyMailOn', { token }), 'WKM_001');
    const later = { ...family, session: await signIn(portal, family.parent) };
    expect(await read(later)).toMatchObject({ isOn: false });
  });
});
