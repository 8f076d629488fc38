import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { percentOf, totalsOf } from '@wonderfield/contract/progress/week-rules';
import { describe, expect, it } from 'vitest';
import { expectSuccess, successOf } from '../../../testing/expect-response.ts';
import { type Family, makeHomeChild } from '../../../testing/factories/make-family.ts';
import { readAttributes } from '../../../testing/fakes/lint-email.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';
import { eraseChild } from '../../../testing/scenarios/erase-child.ts';
import {
  addPlayingSibling,
  HOUR_MS,
  makePlayingFamily,
  SUNDAY_NOON,
  UNTIL_EVENING_MS,
  WEEK,
  weeklyMailsTo,
} from '../../../testing/scenarios/weekly-mail.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { pngOf } from '../../gateways/email/email-images.ts';
import type { Email } from '../../gateways/email/mailer.ts';
import { mailWeeklyReport } from './mail-weekly-report.ts';
import { queueWeeklyMails } from './queue-weekly-mails.ts';
import { upsertChoice } from './weekly-mail-choices.queries.ts';
import { claimParts, releaseParts } from './weekly-mail-recipients.queries.ts';

let isRelayDown = false;
const openOnSunday = () =>
  openTestServer({
    now: SUNDAY_NOON,
    config: { ADDRESS_LIMITS: false },
    replace: ({ mailer }) => ({
      passwords: fastPasswords,
      mailer: {
        ...mailer,
        send: async (email) => {
          if (isRelayDown) throw Object.assign(new Error('no relay'), { code: 'ECONNECTION' });
          await mailer.send(email);
        },
      },
    }),
  });
type Portal = Awaited<ReturnType<typeof openOnSunday>>;

const mailOf = ({ parent }: Family) => ({ parentId: parent.id, week: WEEK });
/** Opens a portal with a queued weekly mail on Sunday evening. */
const openWithEmail = async (rows = 1) => {
  isRelayDown = false;
  const portal = await openOnSunday();
  const family = await makePlayingFamily(portal, { rows });
  portal.clock.advance(UNTIL_EVENING_MS);
  await portal.runJob('weekly-mails');
  return { portal, family };
};
const emailTo = (portal: Portal, { parent }: Family): Email => {
  const [email] = weeklyMailsTo(portal, parent);
  if (!email) throw new Error('no letter left');
  return email;
};
describe('Weekly mail', () => {
  it('contains the facts of the parent’s page in HTML and plain text', async () => {
    const { portal, family } = await openWithEmail(4);
    await portal.runJobs();
    const { subject, text, html } = emailTo(portal, family);
    const progress = successOf<ChildProgress>(
      await portal.call('getChildProgress', {
        requestUserId: family.child.id,
        week: WEEK,
        ...family.session,
      }),
    );
    const { minutes, questions, percent } = totalsOf(progress);
    const [math] = progress.subjects;
    if (!math) throw new Error('math was played');
    expect(questions).toBe(24);
    expect(subject).toBe(`${progress.firstName}'s week in the field`);
    const facts = [
      subject,
      'November 9 to 15',
      `played on one day and finished ${progress.rows} rows. A robin and a hedgehog moved in.`,
      `${minutes} min`,
      `${questions}`,
      `${percent}%`,
      progress.atDinner ?? 'nothing to ask',
      `${percentOf(math)}%`,
      `of ${math.questions}`,
      `weekly mail is on for ${progress.firstName}.`,
    ];
    const shown = html.replaceAll('&#39;', "'");
    for (const fact of facts) {
      expect(shown).toContain(fact);
      expect(text).toContain(fact);
    }
    const practiced = progress.skills.filter(({ name }) => text.includes(`- ${name}: `));
    expect(practiced.length).toBeGreaterThan(0);
    expect(practiced.length).toBeLessThanOrEqual(3);
    for (const { name } of practiced) expect(html).toContain(name);
  });

  it('links to the week and to the unsubscribe page without names in the URLs', async () => {
    const { portal, family } = await openWithEmail();
    await portal.runJobs();
    const { html, text, oneClickOffUrl } = emailTo(portal, family);
    const all = readAttributes(html, 'a').map(({ href = '' }) => href);
    const skills = all.filter((link) => link.includes('/skills/'));
    expect(skills.length).toBeGreaterThan(0);
    for (const link of skills) {
      expect(link).toMatch(
        new RegExp(
          `^https://portal\\.wonderfield\\.test/progress/${family.child.id}/skills/[\\w-]+$`,
        ),
      );
    }
    const links = all.filter((link) => !skills.includes(link));
    expect(links[0]).toBe(
      `https://portal.wonderfield.test/progress/${family.child.id}?week=${WEEK}`,
    );
    expect(links[1]).toMatch(
      /^https:\/\/portal\.wonderfield\.test\/weekly-mail-off\?token=[\w-]{100,400}$/,
    );
    expect(links[2]).toBe(portal.deps.config.PRIVACY_URL);
    expect(links).toHaveLength(3);
    for (const link of links) expect(text).toContain(link);
    expect(oneClickOffUrl).toMatch(
      /^https:\/\/portal\.wonderfield\.test\/users\/weeklyMailOff\?token=[\w-]{100,400}$/,
    );
    expect(oneClickOffUrl).not.toContain(family.child.id);
  });

  it('embeds every image with alternative text and loads nothing external', async () => {
    const { portal, family } = await openWithEmail();
    await portal.runJobs();
    const { html, pictures, text } = emailTo(portal, family);
    const images = readAttributes(html, 'img');
    expect(images.length).toBeGreaterThanOrEqual(3);
    const cids = pictures.map(({ cid }) => `cid:${cid}`);
    expect(new Set(images.map(({ src }) => src))).toEqual(new Set(cids));
    // The logo is next to the name, so it needs no alternative text.
    for (const { alt, src } of images) expect(alt).toMatch(src === 'cid:mark' ? /^$/ : /\w/);
    expect(html).not.toMatch(/<link|<script|@import|url\(|src="http|@font-face/);
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    const drawn = await Promise.all(pictures.map(pngOf));
    for (const png of drawn) expect(png.subarray(0, 4)).toEqual(signature);
    const encoded = drawn.reduce((sum, png) => sum + png.length * 1.37, 0);
    expect(encoded + html.length + text.length).toBeLessThan(100_000);
  });

  it('supports dark mode', async () => {
    const { portal, family } = await openWithEmail();
    await portal.runJobs();
    const { html } = emailTo(portal, family);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const dark = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\}\}/.exec(html)?.[1] ?? '';
    // All text and background colors change in dark mode.
    for (const name of [
      'page',
      'paper',
      'ink',
      'soft',
      'dinner',
      'track',
      'bar',
      'button',
      'foot',
    ]) {
      expect(dark).toContain(`.${name}{`);
    }
    for (const { class: name = '', style = '' } of readAttributes(html, 'td|h1|h2|p|b|div')) {
      if (/color:#(14302A|3A534B)/.test(style)) expect(name).toMatch(/ink|soft/);
    }
  });

  it('omits a child’s name that looks like a link [T38]', async () => {
    const { portal, family } = await openWithEmail();
    await portal.db
      .updateTable('users')
      .set({ first_name: 'Win http://evil.test' })
      .where('id', '=', family.child.id)
      .execute();
    await portal.runJobs();
    const { subject, html, text } = emailTo(portal, family);
    expect(subject).toBe("Your child's week in the field");
    expect(html + text).not.toContain('evil.test');
  });
});

describe('Weekly mail about two children', () => {
  const openWithSiblings = async () => {
    isRelayDown = false;
    const portal = await openOnSunday();
    const family = await makePlayingFamily(portal);
    const sibling = await addPlayingSibling(portal, family, 'Leo');
    portal.clock.advance(UNTIL_EVENING_MS);
    return { portal, family, sibling };
  };

  it('has one part for each child, with a link that turns it off', async () => {
    const { portal, family, sibling } = await openWithSiblings();
    await portal.runJob('weekly-mails');
    await portal.runJobs();
    expect(weeklyMailsTo(portal, family.parent)).toHaveLength(1);
    const { subject, text, html, oneClickOffUrl } = emailTo(portal, family);
    expect(subject).toContain("Leo's");
    expect(text.match(/played on one day/g)).toHaveLength(2);
    expect(html).toContain(`/progress/${sibling.id}?week=${WEEK}`);
    const [, token] = /Turn off the part about Leo: \S+token=([\w-]+)/.exec(text) ?? [];
    expect(token).toBeDefined();
    const off = successOf<{ firstNames: string[] }>(await portal.call('weeklyMailOff', { token }));
    expect(off.firstNames).toEqual(['Leo']);
    const oneClick = new URL(oneClickOffUrl ?? '').searchParams.get('token');
    const all = successOf<{ firstNames: string[] }>(
      await portal.call('weeklyMailOff', { token: oneClick }),
    );
    expect(all.firstNames).toHaveLength(2);
  });

  it('leaves out the child whose part was turned off, and those who did not practice', async () => {
    const { portal, family, sibling } = await openWithSiblings();
    await makeHomeChild(portal, { parentId: family.parent.id, firstName: 'Ana' });
    const off = { requestUserId: family.child.id, isOn: '0', ...family.session };
    expectSuccess(await portal.call('setWeeklyMail', off));
    await portal.runJob('weekly-mails');
    await portal.runJobs();
    const { subject, html } = emailTo(portal, family);
    expect(subject).toBe("Leo's week in the field");
    expect(html).toContain(sibling.id);
    expect(html).not.toContain(family.child.id);
    expect(html).not.toContain('Ana');
  });

  it('sends one mail if the job of one child runs before the other one is found', async () => {
    const { portal, family } = await openWithSiblings();
    await queueWeeklyMails(portal.deps, { pageSize: 1 });
    const jobs = (await portal.queuedJobs()).filter(({ name }) => name === 'mail-weekly-report');
    expect(jobs).toHaveLength(2);
    await Promise.all(jobs.map(() => mailWeeklyReport(portal.deps, mailOf(family))));
    expect(weeklyMailsTo(portal, family.parent)).toHaveLength(1);
  });
});

describe('mailWeeklyReport', () => {
  it('retries a weekly mail while the relay is down and sends it once', async () => {
    const { portal, family } = await openWithEmail();
    isRelayDown = true;
    const send = () => mailWeeklyReport(portal.deps, mailOf(family));
    await expect(send()).rejects.toThrow('no relay');
    portal.clock.advance(3 * HOUR_MS);
    await expect(send()).rejects.toThrow('no relay');
    isRelayDown = false;
    await Promise.all([send(), send(), send()]);
    await send();
    expect(weeklyMailsTo(portal, family.parent)).toHaveLength(1);
  });

  it('does not send a weekly mail again after the process was killed', async () => {
    const { portal, family } = await openWithEmail();
    await portal.db.updateTable('weekly_mails').set({ sent_at: portal.deps.now() }).execute();
    await portal.runJobs();
    expect(weeklyMailsTo(portal, family.parent)).toEqual([]);
  });

  it('drops a weekly mail on Monday at noon', async () => {
    const { portal, family } = await openWithEmail();
    portal.clock.advance(18 * HOUR_MS);
    await portal.runJobs();
    expect(weeklyMailsTo(portal, family.parent)).toEqual([]);
  });

  it.each<[string, (portal: Portal, family: Family) => Promise<unknown>]>([
    [
      'turned it off',
      (portal, { session, child }) =>
        portal.call('setWeeklyMail', { requestUserId: child.id, isOn: '0', ...session }),
    ],
    [
      'unlinked the child',
      (portal, { session, child }) =>
        portal.call('deleteParentChildAccount', { requestUserId: child.id, ...session }),
    ],
    [
      'had the child erased',
      (portal, { session, child }) => eraseChild(portal, { requestUserId: child.id, ...session }),
    ],
    [
      'was suspended',
      ({ db, deps }, { parent }) =>
        db
          .updateTable('users')
          .set({ suspended_at: deps.now() })
          .where('id', '=', parent.id)
          .execute(),
    ],
  ])('sends no weekly mail to a parent who in the meantime %s', async (_what, meanwhile) => {
    const { portal, family } = await openWithEmail();
    await meanwhile(portal, family);
    await portal.runJobs();
    expect(weeklyMailsTo(portal, family.parent)).toEqual([]);
  });

  it('deletes weekly mail data of an erased child', async () => {
    const { portal, family } = await openWithEmail();
    const about = { requestUserId: family.child.id, ...family.session };
    await portal.call('setWeeklyMail', { ...about, isOn: '0' });
    expectSuccess(await eraseChild(portal, about));
    expect(await portal.db.selectFrom('weekly_mails').selectAll().execute()).toEqual([]);
    expect(await portal.db.selectFrom('weekly_mail_choices').selectAll().execute()).toEqual([]);
  });
});

it('does not send a weekly mail that was turned off, or whose child was unlinked, while it was written', async () => {
  const { portal, family } = await openWithEmail();
  const mail = mailOf(family);
  const childId = family.child.id;
  const claim = () => claimParts(portal.db, mail, { childIds: [childId], now: portal.deps.now() });
  const switchTo = (isOn: boolean) =>
    upsertChoice(portal.db, { parentId: mail.parentId, childId, isOn, now: portal.deps.now() });
  await switchTo(false);
  expect(await claim()).toEqual([]);
  await switchTo(true);
  expect(await claim()).toEqual([childId]);
  await releaseParts(portal.db, mail, [childId]);
  await portal.db.deleteFrom('guardianships').where('child_id', '=', childId).execute();
  expect(await claim()).toEqual([]);
});
