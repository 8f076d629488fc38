import escapeHtml from 'escape-html';
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
  title,
} from './email-document.ts';
import { MARK_PICTURE, MORNING_PICTURE } from './email-images.ts';
import type { Email } from './mailer.ts';

export type EmailParts = {
  to: string;
  subject: string;
  /** First name for the greeting, if it may be used. */
  name?: string | undefined;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Text written by users, with headings and line breaks. */
  sections?: { title: string; text: string }[];
  footnote: string;
};

/**
 * Returns true for a plain name. Names that look like links or markup may come from an attacker.
 */
export const isPlainName = (name: string) => /^[\p{L}\p{M}' -]{1,40}$/u.test(name);

const greeting = (name: string | undefined) =>
  name && isPlainName(name) ? `Hello ${name},` : 'Hello,';

const RULE = '#D5E0D3';

const paragraph = (text: string) =>
  `<p class="ink" style="margin:16px 0 0;font:400 17px/26px ${TEXT};color:${INK}">${escapeHtml(text)}</p>`;

const smallPrint = (text: string, style = '') =>
  `<p class="soft" style="margin:0;font:400 15px/22px ${TEXT};color:${SOFT};${style}">${escapeHtml(text)}</p>`;

const section = ({ title: heading, text }: { title: string; text: string }) =>
  `<h2 class="ink" style="margin:16px 0 4px;font:700 17px/22px ${DISPLAY};color:${INK}">${escapeHtml(heading)}</h2>
<p class="ink" style="margin:0;font:400 17px/26px ${TEXT};color:${INK};white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>`;

const actionBands = (action: EmailParts['action']) =>
  action
    ? [
        band('24px 32px 0', button(action)),
        band(
          '20px 32px 0',
          smallPrint('If the button does not work, copy this address into your browser:') +
            smallPrint(action.url, 'word-break:break-all'),
        ),
      ]
    : [];

const footer = (footnote: string) =>
  `<tr><td class="side" style="padding:24px 32px 28px"><div class="rule" style="border-top:1px solid ${RULE};padding-top:16px">${smallPrint(footnote)}</div></td></tr>`;

const DRAWING = {
  picture: MORNING_PICTURE,
  alt: 'A hare waves in the morning field; a letter has come.',
  sky: '#DDF0F4',
};

/** Renders an email as HTML and as plain text in one common layout. */
export const layOutEmail = (parts: EmailParts): Email => {
  const lines = [greeting(parts.name), ...parts.paragraphs];
  const sections = parts.sections ?? [];
  const html = emailDocument({
    subject: parts.subject,
    preview: parts.paragraphs[0] ?? '',
    bands: [
      logoBand(),
      drawingBand(DRAWING),
      band('28px 32px 0', title(parts.subject) + lines.map(paragraph).join('\n')),
      ...actionBands(parts.action),
      ...(sections.length > 0 ? [band('8px 32px 0', sections.map(section).join('\n'))] : []),
      footer(parts.footnote),
    ],
  });
  const text = [
    ...lines,
    ...(parts.action ? [`${parts.action.label}: ${parts.action.url}`] : []),
    ...sections.map(({ title, text }) => `${title}\n${text}`),
    parts.footnote,
    'Wonderfield',
  ].join('\n\n');
  const pictures = [MARK_PICTURE, MORNING_PICTURE];
  return { to: parts.to, subject: parts.subject, text, html, pictures };
};
