import { html } from 'hono/html';
import { band, DISPLAY, INK, SOFT, TEXT, table } from '../../gateways/email/email-document.ts';
import { HTML_ONLY } from '../../gateways/email/plain-text.ts';
import { type ChildFacts, STAGE_WORDS } from './weekly-mail-facts.ts';
import { plantPicture } from './weekly-mail-images.ts';

/* The part of the weekly mail about one child. */

export type PartAddresses = {
  weekUrl: (childId: string) => string;
  skillUrl: (childId: string, skillId: string) => string;
};

const heading = (text: string) =>
  html`<h3 class="ink" style="margin:0 0 6px;font:700 21px/26px ${DISPLAY};color:${INK}">${text}</h3>`;

const leadLine = (lead: string) =>
  html`<p class="soft" style="margin:8px 0 0;font:400 17px/26px ${TEXT};color:${SOFT}">${lead}</p>`;

/** Starts the part of a child. The title of a mail about one child has the name. */
const opening = ({ name, lead }: ChildFacts, isOnly: boolean) =>
  isOnly
    ? band('0 32px 4px', leadLine(lead))
    : band('26px 32px 4px', [
        html`<h2 class="ink" style="margin:0;font:700 26px/32px ${DISPLAY};color:${INK}">${name}</h2>`,
        leadLine(lead),
      ]);

const figures = ({ figures: shown }: ChildFacts) =>
  band(
    '20px 32px 8px',
    table(
      html`<tr>${shown.map(
        ([figure, what], index) =>
          html`<td class="soft figures" width="${index === 0 ? 38 : 31}%" valign="top" style="padding:0 6px 0 0;font:400 15px/20px ${TEXT};color:${SOFT}"><div class="ink figure" style="font:700 30px/34px ${DISPLAY};white-space:nowrap;color:${INK}">${figure}</div> ${what}</td>`,
      )}</tr>`,
    ),
  );

const dinner = ({ atDinner }: ChildFacts) =>
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

const growing = ({ childId, growing: skills }: ChildFacts, { skillUrl }: PartAddresses) =>
  skills.length > 0
    ? band('14px 32px 4px', [
        heading('What is growing'),
        table(
          skills.map(
            (skill) =>
              html`<tr><td width="60" style="padding:6px 0"><img src="cid:${plantPicture(skill).cid}" width="48" height="48" alt="${STAGE_WORDS[skill.stage]}" class="soft" style="display:block;border:0;font:400 11px/14px ${TEXT};color:${SOFT}"></td>
<td class="soft" style="padding:6px 0;font:400 15px/21px ${TEXT};color:${SOFT}"><b class="ink list-label" style="font:600 17px/22px ${DISPLAY};color:${INK}"><a href="${skillUrl(childId, skill.skillId)}" style="color:inherit">${skill.name}</a></b><br>${skill.words}</td></tr>`,
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
const subjects = ({ subjects: wanted }: ChildFacts) =>
  band('14px 32px 8px', [
    heading('Right on the first try'),
    table(
      wanted.map(
        ({ label, percent, questions }) =>
          html`<tr><td class="ink subject list-label" width="140" style="padding:7px 8px 7px 0;font:600 17px/22px ${DISPLAY};color:${INK}">${label}</td><td style="padding:7px 12px 7px 0">${bar(percent)}</td><td class="soft share" width="100" style="padding:7px 0;font:400 15px/20px ${TEXT};color:${SOFT}"><b class="ink" style="font:600 17px/20px ${DISPLAY};color:${INK}">${percent}%</b> of ${questions}</td></tr>`,
      ),
    ),
  ]);

/** A link, because the mail about several children has one button for all. */
const wholeWeek = ({ childId, name }: ChildFacts, { weekUrl }: PartAddresses) =>
  band(
    '4px 32px 18px',
    html`<a class="ink" href="${weekUrl(childId)}" style="font:600 17px/24px ${DISPLAY};color:${INK}">See the whole week of ${name}</a>`,
  );

/** Returns the bands about one child. */
export const childBands = (
  child: ChildFacts,
  { isOnly, addresses }: { isOnly: boolean; addresses: PartAddresses },
) => [
  opening(child, isOnly),
  figures(child),
  dinner(child),
  growing(child, addresses),
  subjects(child),
  isOnly ? undefined : wholeWeek(child, addresses),
];
