import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as accounts from '../../features/accounts/accounts.emails.ts';
import * as ageCheck from '../../features/age-check/age-check.emails.ts';
import * as classrooms from '../../features/classrooms/classrooms.emails.ts';
import * as contactChecks from '../../features/contact-checks/contact-checks.emails.ts';
import * as educators from '../../features/educators/educators.emails.ts';
import * as chat from '../../features/friends/chat/chat.emails.ts';
import * as linkedLogins from '../../features/linked-logins/linked-logins.emails.ts';
import * as schools from '../../features/schools/schools.emails.ts';
import * as submissions from '../../features/submissions/submissions.emails.ts';
import * as teams from '../../features/teams/teams.emails.ts';
import * as weeklyMail from '../../features/weekly-mail/weekly-mail.emails.ts';
import type { ChildFacts } from '../../features/weekly-mail/weekly-mail-facts.ts';
import { layOutEmail } from './email-layout.ts';
import type { Email } from './mailer.ts';

const NAME = '<b>&"Ann';
const ESCAPED = '&lt;b&gt;&amp;&quot;Ann';

const url = 'https://portal.wonderfield.test';
const to = { to: 'dana@home.test', name: NAME, portalUrl: url };
const author = { to: to.to, name: NAME, planUrl: url };
const answers = { topic: NAME };
const news = (kind: Parameters<typeof submissions.planNewsEmail>[1]['news']) =>
  submissions.planNewsEmail(author, { news: kind, answers, reason: NAME });

const aChild = (childId: string): ChildFacts => ({
  childId,
  name: NAME,
  lead: NAME,
  figures: [
    [NAME, NAME],
    [NAME, NAME],
    [NAME, NAME],
  ],
  atDinner: NAME,
  growing: [{ skillId: 'rounding', name: NAME, crop: 'wheat', stage: 'bud', words: NAME }],
  subjects: [{ label: NAME, percent: 80, questions: 20 }],
  bloom: 1,
});

const weekly = () =>
  weeklyMail.weeklyMailEmail(
    { weekLabel: NAME, title: NAME, children: [aChild('1'), aChild('2')] },
    {
      to: to.to,
      weekUrl: () => url,
      skillUrl: () => url,
      partOffUrl: () => url,
      progressUrl: url,
      offUrl: url,
      privacyUrl: url,
      oneClickUrl: url,
    },
  );

/** Emails that contain what a user wrote: a name, a title or a reason. */
const QUOTING: Record<string, () => Email> = {
  classCodeCrowdedEmail: () => classrooms.classCodeCrowdedEmail(to, NAME),
  picturesGuessedEmail: () => classrooms.picturesGuessedEmail(to, NAME),
  classroomTransferredEmail: () => classrooms.classroomTransferredEmail(to, NAME),
  codeRedeemedEmail: () => schools.codeRedeemedEmail(to, NAME, NAME),
  educatorRejectedEmail: () => educators.educatorRejectedEmail(to, NAME),
  invitationEmail: () => teams.invitationEmail(to, NAME, NAME),
  newCodeEmail: () => schools.newCodeEmail(to, NAME, NAME),
  oneTimeCodeEmail: () => contactChecks.oneTimeCodeEmail(to.to, NAME),
  ownershipAcceptedEmail: () =>
    teams.ownershipAcceptedEmail(to, NAME, { classroom: NAME, isCoTeacher: true }),
  ownershipDeclinedEmail: () => teams.ownershipDeclinedEmail(to, NAME, NAME),
  accessEndingEmail: () => teams.accessEndingEmail(to, { classroom: NAME, endsOn: '2026-12-01' }),
  memberAccessEndingEmail: () =>
    teams.memberAccessEndingEmail(to, { member: NAME, classroom: NAME, endsOn: '2026-12-01' }),
  ownershipOfferedEmail: () => teams.ownershipOfferedEmail(to, NAME, NAME),
  ownershipReceivedEmail: () => teams.ownershipReceivedEmail(to, NAME),
  ownLoginLinkedEmail: () => linkedLogins.ownLoginLinkedEmail(to, NAME),
  receiptEmail: () => submissions.receiptEmail(author, answers),
  schoolApprovedEmail: () => schools.schoolApprovedEmail(to, NAME, NAME),
  schoolRejectedEmail: () => schools.schoolRejectedEmail(to, NAME, NAME),
  studentCodeCrowdedEmail: () => schools.studentCodeCrowdedEmail(to, NAME),
  studentLoginsLinkedEmail: () =>
    linkedLogins.studentLoginsLinkedEmail({ ...to, kind: 'parent', pageUrl: url }, NAME, [NAME]),
  submittedEmail: () =>
    submissions.submittedEmail(
      { to: to.to, consoleUrl: url },
      { answers, version: 1, authorName: NAME, schoolName: NAME },
    ),
  teacherAdmittedEmail: () => schools.teacherAdmittedEmail(to, NAME),
  teacherNotAdmittedEmail: () => schools.teacherNotAdmittedEmail(to, NAME, NAME),
  teacherRemovedEmail: () => schools.teacherRemovedEmail(to, NAME),
  teacherWaitingEmail: () => schools.teacherWaitingEmail(to, NAME, NAME),
  weeklyMailEmail: weekly,
  'planNewsEmail about changes': () => news('changesAsked'),
  'planNewsEmail about acceptance': () => news('accepted'),
  'planNewsEmail about a decline': () => news('declined'),
  'planNewsEmail about the library': () => news('published'),
  'planNewsEmail about a removal': () => news('withdrawn'),
};

/** Emails that contain only the names of people, and omit names that look like markup. */
const GREETING: Record<string, () => Email> = {
  ageCheckReceiptEmail: () => ageCheck.ageCheckReceiptEmail({ ...to, supportUrl: url }),
  confirmationEmail: () => accounts.confirmationEmail({ ...to, url }),
  educatorApprovedEmail: () => educators.educatorApprovedEmail(to, true),
  passwordChangedEmail: () => accounts.passwordChangedEmail({ ...to, url }),
  resetEmail: () => accounts.resetEmail({ ...to, url }),
  sentenceRejectedEmail: () =>
    chat.sentenceRejectedEmail(
      { ...to, progressUrl: url },
      { childName: NAME, isWriter: true, reason: 'threat', typed: NAME },
    ),
};

describe('names in emails', () => {
  it.each(Object.entries(QUOTING))(
    'escapes a name like <b>&"Ann in the HTML of %s and keeps it verbatim in the text [T38]',
    (_, build) => {
      const { html, text } = build();
      expect(html).toContain(ESCAPED);
      expect(html).not.toContain(NAME);
      expect(text).toContain(NAME);
      expect(text).not.toContain('&lt;');
    },
  );

  it.each(Object.entries(GREETING))(
    'omits a name like <b>&"Ann from the HTML and the text of %s [T38]',
    (_, build) => {
      const { html, text } = build();
      expect(html).not.toContain(ESCAPED);
      expect(html).not.toContain(NAME);
      expect(text).not.toContain(NAME);
    },
  );

  it('escapes every part of the common layout', () => {
    const { html, text } = layOutEmail({
      to: to.to,
      subject: `subject ${NAME}`,
      paragraphs: [`first ${NAME}`, `second ${NAME}`],
      action: { label: `label ${NAME}`, url: `${url}?q=${NAME}` },
      sections: [{ title: `title ${NAME}`, text: `line\n  and ${NAME}` }],
      footnote: `footnote ${NAME}`,
    });
    expect(html).not.toContain(NAME);
    expect(html).toContain(`<title>subject ${ESCAPED}</title>`);
    expect(html).toContain(`href="${url}?q=${ESCAPED}"`);
    expect(text).toBe(
      [
        'Hello,',
        `first ${NAME}`,
        `second ${NAME}`,
        `label ${NAME}: ${url}?q=${NAME}`,
        `title ${NAME}\nline\n  and ${NAME}`,
        `footnote ${NAME}`,
        'Wonderfield',
      ].join('\n\n'),
    );
  });

  it('lists every kind of email in this file', () => {
    const features = join(import.meta.dirname, '../../features');
    const kinds = globSync('**/*.emails.ts', { cwd: features }).flatMap((file) =>
      [...readFileSync(join(features, file), 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, kind]) => kind,
      ),
    );
    const listed = Object.keys({ ...QUOTING, ...GREETING }).map((kind) => kind.split(' ')[0]);
    expect([...new Set(listed)].sort()).toEqual(kinds.sort());
  });
});
