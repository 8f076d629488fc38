import escapeHtml from 'escape-html';
import type { Letter, LetterPicture } from '../../gateways/mailer.ts';
import { type ReportFacts, STAGE_WORDS } from './report-facts.ts';
import { MARK_CID, plantCid, SCENE_CID } from './report-pictures.ts';

/*
 * Mail programs know tables and inline styles. The inline colors are the light ones; where a program knows more, the
 * style sheet in the head turns them dark or narrow. Nothing is loaded from anywhere.
 */

const DISPLAY = "Gabarito,'Trebuchet MS',Arial,sans-serif";
const TEXT = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
const INK = '#14302A';
const SOFT = '#3A534B';

const DARK_AND_NARROW = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0E1F1A!important}.paper{background:#17302A!important}
.ink{color:#F0F6EE!important}.soft{color:#C3D4C8!important}
.dinner{background:#3B3115!important}.dinner-title{color:#FFDF94!important}
.track{background:#2C4A3F!important}.bar{background:#5DB985!important}
.button{background:#8FD6A8!important}.button a{color:#0B2B1C!important}
.foot{background:#22533A!important}}
@media (max-width:520px){
.side{padding-left:20px!important;padding-right:20px!important}
.figure{font-size:20px!important;line-height:26px!important}.title{font-size:27px!important;line-height:32px!important}
.subject{width:104px!important;font-size:15px!important}.share{width:84px!important}}`;

const table = (rows: string, attributes = 'width="100%"', style = '') =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0"${style && ` style="${style}"`}>${rows}</table>`;

const band = (padding: string, content: string) =>
  `<tr><td class="side" style="padding:${padding}">${content}</td></tr>`;

const heading = (text: string) =>
  `<h2 class="ink" style="margin:0 0 6px;font:700 21px/26px ${DISPLAY};color:${INK}">${escapeHtml(text)}</h2>`;

const header = ({ weekLabel }: ReportFacts) =>
  band(
    '16px 32px',
    table(`<tr><td width="56"><img src="cid:${MARK_CID}" width="44" height="44" alt="" style="display:block;border:0"></td>
<td class="ink" style="font:700 21px/26px ${DISPLAY};color:${INK}">Wonderfield</td>
<td class="soft" align="right" style="font:400 15px/20px ${TEXT};color:${SOFT}">${escapeHtml(weekLabel)}</td></tr>`),
  );

/** Its words stand where the picture is not shown; they are never dark on dark. */
const scene = () =>
  `<tr><td align="center" bgcolor="#FFE9C8" style="background:#FFE9C8"><img src="cid:${SCENE_CID}" width="600" alt="A hare in the evening field, beside a basket of wheat." style="display:block;width:100%;height:auto;border:0;font:400 15px/24px ${TEXT};color:${INK}"></td></tr>`;

const opening = ({ title, lead }: ReportFacts) =>
  band(
    '28px 32px 4px',
    `<h1 class="ink title" style="margin:0;font:700 32px/36px ${DISPLAY};letter-spacing:-.01em;color:${INK}">${escapeHtml(title)}</h1>
<p class="soft" style="margin:8px 0 0;font:400 17px/26px ${TEXT};color:${SOFT}">${escapeHtml(lead)}</p>`,
  );

const figures = ({ figures: shown }: ReportFacts) =>
  band(
    '20px 32px 8px',
    table(
      `<tr>${shown
        .map(
          ([figure, what], index) =>
            `<td class="soft" width="${index === 0 ? 38 : 31}%" valign="top" style="padding:0 6px 0 0;font:400 15px/20px ${TEXT};color:${SOFT}"><div class="ink figure" style="font:700 30px/34px ${DISPLAY};white-space:nowrap;color:${INK}">${escapeHtml(figure)}</div>${escapeHtml(what)}</td>`,
        )
        .join('\n')}</tr>`,
    ),
  );

const DINNER = 'One thing to talk about at dinner';
const dinner = ({ atDinner }: ReportFacts) =>
  atDinner
    ? band(
        '14px 32px',
        table(
          `<tr><td style="padding:18px 22px"><div class="dinner-title" style="font:600 17px/22px ${DISPLAY};color:#5C3B00">${DINNER}</div>
<div class="ink" style="margin-top:4px;font:600 22px/28px ${DISPLAY};color:${INK}">${escapeHtml(atDinner)}</div></td></tr>`,
          'class="dinner" width="100%"',
          'background:#FFF7E2;border-radius:16px',
        ),
      )
    : '';

const GROWING = 'What is growing';
const growing = ({ growing: skills }: ReportFacts) =>
  skills.length > 0
    ? band(
        '14px 32px 4px',
        heading(GROWING) +
          table(
            skills
              .map(
                (skill) =>
                  `<tr><td width="60" style="padding:6px 0"><img src="cid:${plantCid(skill)}" width="48" height="48" alt="${STAGE_WORDS[skill.stage]}" class="soft" style="display:block;border:0;font:400 11px/14px ${TEXT};color:${SOFT}"></td>
<td class="soft" style="padding:6px 0;font:400 15px/21px ${TEXT};color:${SOFT}"><b class="ink" style="font:600 17px/22px ${DISPLAY};color:${INK}">${escapeHtml(skill.name)}</b><br>${escapeHtml(skill.words)}</td></tr>`,
              )
              .join('\n'),
          ),
      )
    : '';

const FIRST_TRY = 'Right on the first try';
const bar = (percent: number) => {
  const empty = `<td height="18" style="font-size:0;line-height:0">&nbsp;</td>`;
  const full = `<td class="bar" width="${percent}%" height="18" bgcolor="#3C9763" style="border-radius:9px;font-size:0;line-height:0">&nbsp;</td>`;
  return table(
    `<tr>${percent > 0 ? full : ''}${percent < 100 ? empty : ''}</tr>`,
    'class="track" width="100%"',
    'background:#E6EEE2;border-radius:9px',
  );
};
const subjects = ({ subjects: asked }: ReportFacts) =>
  band(
    '14px 32px 8px',
    heading(FIRST_TRY) +
      table(
        asked
          .map(
            ({ label, percent, questions }) =>
              `<tr><td class="ink subject" width="140" style="padding:7px 8px 7px 0;font:600 17px/22px ${DISPLAY};color:${INK}">${escapeHtml(label)}</td><td style="padding:7px 12px 7px 0">${bar(percent)}</td>
<td class="soft share" width="100" style="padding:7px 0;font:400 15px/20px ${TEXT};color:${SOFT}"><b class="ink" style="font:600 17px/20px ${DISPLAY};color:${INK}">${percent}%</b> of ${questions}</td></tr>`,
          )
          .join('\n'),
      ),
  );

const WHOLE_WEEK = 'See the whole week';
const button = (url: string) =>
  band(
    '18px 32px 32px',
    table(
      `<tr><td class="button" bgcolor="#17603F" style="border-radius:12px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 26px;font:600 17px/20px ${DISPLAY};color:#FFFFFF;text-decoration:none">${WHOLE_WEEK}</a></td></tr>`,
      '',
    ),
  );

const OFF = 'Turn weekly mail off';
const PRIVACY = 'Privacy Policy';
const reasonFor = ({ name }: ReportFacts) =>
  `You get this on Sundays because weekly mail is on for ${name === 'Your child' ? 'your child' : name}.`;

const footer = (facts: ReportFacts, { offUrl, privacyUrl }: Addresses) =>
  `<tr><td class="side foot" bgcolor="#3A7A51" style="padding:20px 32px;font:400 15px/24px ${TEXT};color:#FFFFFF">${escapeHtml(reasonFor(facts))}<br>
<a href="${escapeHtml(offUrl)}" style="color:#FFFFFF">${OFF}</a> &nbsp; <a href="${escapeHtml(privacyUrl)}" style="color:#FFFFFF">${PRIVACY}</a></td></tr>`;

/** What a list of mails shows beside the subject. */
const preview = ({ figures: [[time], [questions, what]], atDinner }: ReportFacts) =>
  `${time}, ${questions} ${what}${atDinner ? ', and one thing to talk about at dinner' : ''}.`;

const layOut = (facts: ReportFacts, addresses: Addresses) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(facts.title)}</title>
<style>${DARK_AND_NARROW}</style></head>
<body class="page" style="margin:0;background:#F2F6EE">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview(facts))}</div>
${table(
  `<tr><td align="center" style="padding:24px 12px 40px">
${table(
  [
    header(facts),
    scene(),
    opening(facts),
    figures(facts),
    dinner(facts),
    growing(facts),
    subjects(facts),
    button(addresses.weekUrl),
    footer(facts, addresses),
  ].join('\n'),
  'class="paper" width="600"',
  'width:100%;max-width:600px;background:#FFFFFF;border-radius:20px;overflow:hidden',
)}
</td></tr>`,
  'class="page" width="100%"',
  'background:#F2F6EE',
)}
</body></html>`;

const listOf = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [[title, ...lines.map((line) => `- ${line}`)].join('\n')] : [];

/** The same for those who read plain text. */
const write = (facts: ReportFacts, { weekUrl, offUrl, privacyUrl }: Addresses) =>
  [
    `${facts.title}\n${facts.weekLabel}`,
    facts.lead,
    facts.figures.map((figure) => figure.join(' ')).join('\n'),
    ...(facts.atDinner ? [`${DINNER}:\n${facts.atDinner}`] : []),
    ...listOf(
      GROWING,
      facts.growing.map(({ name, words }) => `${name}: ${words}`),
    ),
    ...listOf(
      FIRST_TRY,
      facts.subjects.map(
        ({ label, percent, questions }) => `${label}: ${percent}% of ${questions}`,
      ),
    ),
    `${WHOLE_WEEK}: ${weekUrl}`,
    reasonFor(facts),
    `${OFF}: ${offUrl}\n${PRIVACY}: ${privacyUrl}`,
    'Wonderfield',
  ].join('\n\n');

type Addresses = { weekUrl: string; offUrl: string; privacyUrl: string };
type Sent = Addresses & { to: string; pictures: readonly LetterPicture[]; oneClickUrl: string };

/** The weekly mail: 600 pixels of tables, and a plain-text twin that says the same. */
export const reportLetter = (facts: ReportFacts, sent: Sent): Letter => ({
  to: sent.to,
  subject: facts.title,
  html: layOut(facts, sent),
  text: write(facts, sent),
  pictures: sent.pictures,
  oneClickOffUrl: sent.oneClickUrl,
});
