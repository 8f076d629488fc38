import { html } from 'hono/html';
import {
  band,
  button,
  drawingBand,
  emailDocument,
  logoBand,
  TEXT,
  title,
} from '../../gateways/email/email-document.ts';
import type { Email } from '../../gateways/email/mailer.ts';
import type { ChildFacts, WeeklyMailFacts } from './weekly-mail-facts.ts';
import { picturesOf, scenePicture } from './weekly-mail-images.ts';
import { childBands, type PartAddresses } from './weekly-mail-part.ts';

const SHEET = {
  dark: `.dinner{background:#3B3115!important}.dinner-title{color:#FFDF94!important}
.track{background:#2C4A3F!important}.bar{background:#5DB985!important}.foot{background:#22533A!important}`,
  narrow: `.figure{font-size:20px!important;line-height:26px!important}
.subject{width:104px!important;font-size:15px!important}.share{width:84px!important}`,
};

const scene = (child: ChildFacts) =>
  drawingBand({
    picture: scenePicture(child),
    alt: 'A hare in the evening field, beside a basket of wheat.',
    sky: '#FFE9C8',
  });

const names = new Intl.ListFormat('en-US', { type: 'conjunction' });

const reasonFor = ({ children }: WeeklyMailFacts) => {
  const safe = children.map(({ name }) => (name === 'Your child' ? 'your child' : name));
  return `You get this on Sundays because weekly mail is on for ${names.format(safe)}.`;
};

const link = (url: string, label: string) =>
  html`<a href="${url}" style="color:#FFFFFF">${label}</a>`;

const footer = (facts: WeeklyMailFacts, addresses: Addresses) => {
  const { children } = facts;
  const parts =
    children.length > 1
      ? children.map(
          ({ childId, name }) =>
            html`${link(addresses.partOffUrl(childId), `Turn off the part about ${name}`)} &nbsp; `,
        )
      : undefined;
  return html`<tr><td class="side foot" bgcolor="#3A7A51" style="padding:20px 32px;font:400 15px/24px ${TEXT};color:#FFFFFF">${reasonFor(facts)}<br>
${parts}${link(addresses.offUrl, 'Turn weekly mail off')} &nbsp; ${link(addresses.privacyUrl, 'Privacy Policy')}</td></tr>`;
};

/** Returns the preview text that mail programs show next to the subject. */
const preview = ({ children }: WeeklyMailFacts) =>
  children
    .map(({ name, figures: [[time], [questions, what]], atDinner }) => {
      const dinner = atDinner ? ', and one thing to talk about at dinner' : '';
      return children.length > 1
        ? `${name}: ${time}, ${questions} ${what}.`
        : `${time}, ${questions} ${what}${dinner}.`;
    })
    .join(' ');

const mainButton = ({ children: [first, ...others] }: WeeklyMailFacts, addresses: Addresses) =>
  first && others.length === 0
    ? button({ label: 'See the whole week', url: addresses.weekUrl(first.childId) })
    : button({ label: 'Open Progress', url: addresses.progressUrl });

const layOut = (facts: WeeklyMailFacts, addresses: Addresses) => {
  const { children } = facts;
  const isOnly = children.length === 1;
  return emailDocument({
    subject: facts.title,
    preview: preview(facts),
    sheet: SHEET,
    bands: [
      logoBand(facts.weekLabel),
      ...children.slice(0, 1).map(scene),
      band('28px 32px 0', title(facts.title)),
      ...children.flatMap((child) => childBands(child, { isOnly, addresses })),
      band('18px 32px 32px', mainButton(facts, addresses)),
      footer(facts, addresses),
    ],
  });
};

type Addresses = PartAddresses & {
  progressUrl: string;
  /** Turns off the part about one child. */
  partOffUrl: (childId: string) => string;
  /** Turns off all parts. */
  offUrl: string;
  privacyUrl: string;
};
type Sent = Addresses & { to: string; oneClickUrl: string };

/**
 * Builds the weekly mail with an HTML version of 600 pixels and an equivalent plain-text version.
 */
export const weeklyMailEmail = (facts: WeeklyMailFacts, sent: Sent): Email => ({
  to: sent.to,
  subject: facts.title,
  ...layOut(facts, sent),
  pictures: picturesOf(facts),
  oneClickOffUrl: sent.oneClickUrl,
});
