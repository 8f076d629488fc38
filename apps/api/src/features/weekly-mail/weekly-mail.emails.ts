import { html } from 'hono/html';
import {
  band,
  button,
  DISPLAY,
  drawingBand,
  emailDocument,
  INK,
  logoBand,
  SOFT,
  TEXT,
  table,
  title,
} from '../../gateways/email/email-document.ts';
import type { Email } from '../../gateways/email/mailer.ts';
import { HTML_ONLY } from '../../gateways/email/plain-text.ts';
import { STAGE_WORDS, type WeeklyMailFacts } from './weekly-mail-facts.ts';
import { picturesOf, plantPicture, scenePicture } from './weekly-mail-images.ts';

const SHEET = {
  dark: `.dinner{background:#3B3115!important}.dinner-title{color:#FFDF94!important}
.track{background:#2C4A3F!important}.bar{background:#5DB985!important}.foot{background:#22533A!important}`,
  narrow: `.figure{font-size:20px!important;line-height:26px!important}
.subject{width:104px!important;font-size:15px!important}.share{width:84px!important}`,
};

const heading = (text: string) =>
  html`<h2 class="ink" style="margin:0 0 6px;font:700 21px/26px ${DISPLAY};color:${INK}">${text}</h2>`;

const scene = (facts: WeeklyMailFacts) =>
  drawingBand({
    picture: scenePicture(facts),
    alt: 'A hare in the evening field, beside a basket of wheat.',
    sky: '#FFE9C8',
  });

const opening = ({ title: text, lead }: WeeklyMailFacts) =>
  band(
    '28px 32px 4px',
    html`${title(text)}
<p class="soft" style="margin:8px 0 0;font:400 17px/26px ${TEXT};color:${SOFT}">${lead}</p>`,
  );

const figures = ({ figures: shown }: WeeklyMailFacts) =>
  band(
    '20px 32px 8px',
    table(
      html`<tr>${shown.map(
        ([figure, what], index) =>
          html`<td class="soft figures" width="${index === 0 ? 38 : 31}%" valign="top" style="padding:0 6px 0 0;font:400 15px/20px ${TEXT};color:${SOFT}"><div class="ink figure" style="font:700 30px/34px ${DISPLAY};white-space:nowrap;color:${INK}">${figure}</div> ${what}</td>`,
      )}</tr>`,
    ),
  );

const dinner = ({ atDinner }: WeeklyMailFacts) =>
  atDinner
    ? band(
        '14px 32px',
        table(
          html`<tr><td style="padding:18px 22px"><div class="dinner-title" style="font:600 17px/22px ${DISPLAY};color:#5C3B00">One thing to talk about at dinner</div>
<div class="ink" style="margin-top:4px;font:600 22px/28px ${DISPLAY};color:${INK}">${atDinner}</div></td></tr>`,
          {
            className: 'dinner',
            width: '100%',
            style: 'background:#FFF7E2;border-radius:16px',
          },
        ),
      )
    : undefined;

const growing = ({ growing: skills }: WeeklyMailFacts) =>
  skills.length > 0
    ? band('14px 32px 4px', [
        heading('What is growing'),
        table(
          skills.map(
            (skill) =>
              html`<tr><td width="60" style="padding:6px 0"><img src="cid:${plantPicture(skill).cid}" width="48" height="48" alt="${STAGE_WORDS[skill.stage]}" class="soft" style="display:block;border:0;font:400 11px/14px ${TEXT};color:${SOFT}"></td>
<td class="soft" style="padding:6px 0;font:400 15px/21px ${TEXT};color:${SOFT}"><b class="ink list-label" style="font:600 17px/22px ${DISPLAY};color:${INK}">${skill.name}</b><br>${skill.words}</td></tr>`,
          ),
        ),
      ])
    : undefined;

const bar = (percent: number) => {
  const empty = html`<td height="18" style="font-size:0;line-height:0">&nbsp;</td>`;
  const full = html`<td class="bar" width="${percent}%" height="18" bgcolor="#3C9763" style="border-radius:9px;font-size:0;line-height:0">&nbsp;</td>`;
  return table(html`<tr>${percent > 0 && full}${percent < 100 && empty}</tr>`, {
    className: `track ${HTML_ONLY}`,
    width: '100%',
    style: 'background:#E6EEE2;border-radius:9px',
  });
};
const subjects = ({ subjects: wanted }: WeeklyMailFacts) =>
  band('14px 32px 8px', [
    heading('Right on the first try'),
    table(
      wanted.map(
        ({ label, percent, questions }) =>
          html`<tr><td class="ink subject list-label" width="140" style="padding:7px 8px 7px 0;font:600 17px/22px ${DISPLAY};color:${INK}">${label}</td><td style="padding:7px 12px 7px 0">${bar(percent)}</td><td class="soft share" width="100" style="padding:7px 0;font:400 15px/20px ${TEXT};color:${SOFT}"><b class="ink" style="font:600 17px/20px ${DISPLAY};color:${INK}">${percent}%</b> of ${questions}</td></tr>`,
      ),
    ),
  ]);

const reasonFor = ({ name }: WeeklyMailFacts) =>
  `You get this on Sundays because weekly mail is on for ${name === 'Your child' ? 'your child' : name}.`;

const footer = (facts: WeeklyMailFacts, { offUrl, privacyUrl }: Addresses) =>
  html`<tr><td class="side foot" bgcolor="#3A7A51" style="padding:20px 32px;font:400 15px/24px ${TEXT};color:#FFFFFF">${reasonFor(facts)}<br>
<a href="${offUrl}" style="color:#FFFFFF">Turn weekly mail off</a> &nbsp; <a href="${privacyUrl}" style="color:#FFFFFF">Privacy Policy</a></td></tr>`;

/** Returns the preview text that mail programs show next to the subject. */
const preview = ({ figures: [[time], [questions, what]], atDinner }: WeeklyMailFacts) =>
  `${time}, ${questions} ${what}${atDinner ? ', and one thing to talk about at dinner' : ''}.`;

const layOut = (facts: WeeklyMailFacts, addresses: Addresses) =>
  emailDocument({
    subject: facts.title,
    preview: preview(facts),
    sheet: SHEET,
    bands: [
      logoBand(facts.weekLabel),
      scene(facts),
      opening(facts),
      figures(facts),
      dinner(facts),
      growing(facts),
      subjects(facts),
      band('18px 32px 32px', button({ label: 'See the whole week', url: addresses.weekUrl })),
      footer(facts, addresses),
    ],
  });

type Addresses = { weekUrl: string; offUrl: string; privacyUrl: string };
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
