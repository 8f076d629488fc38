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
  title,
} from './email-document.ts';
import { MARK_PICTURE, MORNING_PICTURE } from './email-images.ts';
import type { Email } from './mailer.ts';
import { HTML_ONLY } from './plain-text.ts';

/** A user who gets an email with links to the portal. */
export type Addressee = { to: string; name: string; portalUrl: string };

type EmailParts = {
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
  html`<p class="ink" style="margin:16px 0 0;font:400 17px/26px ${TEXT};color:${INK}">${text}</p>`;

const smallPrint = (text: string, style = '') =>
  html`<p class="soft" style="margin:0;font:400 15px/22px ${TEXT};color:${SOFT};${style}">${text}</p>`;

const section = ({ title: heading, text }: { title: string; text: string }) =>
  html`<h2 class="ink" style="margin:16px 0 4px;font:700 17px/22px ${DISPLAY};color:${INK}">${heading}</h2>
<p class="ink" style="margin:0;font:400 17px/26px ${TEXT};color:${INK};white-space:pre-wrap;overflow-wrap:anywhere">${text}</p>`;

const actionBands = (action: EmailParts['action']) =>
  action
    ? [
        band('24px 32px 0', button(action)),
        band(
          '20px 32px 0',
          [
            smallPrint('If the button does not work, copy this address into your browser:'),
            smallPrint(action.url, 'word-break:break-all'),
          ],
          HTML_ONLY,
        ),
      ]
    : [];

const footer = (footnote: string) =>
  band(
    '24px 32px 28px',
    html`<div class="rule" style="border-top:1px solid ${RULE};padding-top:16px">${smallPrint(footnote)}</div>`,
  );

const DRAWING = {
  picture: MORNING_PICTURE,
  alt: 'A hare waves in the morning field; a letter has come.',
  sky: '#DDF0F4',
};

/** Renders an email as HTML and as plain text in one common layout. */
export const layOutEmail = (parts: EmailParts): Email => {
  const { to, subject, sections = [] } = parts;
  const lines = [greeting(parts.name), ...parts.paragraphs];
  const content = emailDocument({
    subject,
    preview: parts.paragraphs[0] ?? '',
    bands: [
      logoBand(),
      drawingBand(DRAWING),
      band('28px 32px 0', [title(subject, HTML_ONLY), ...lines.map(paragraph)]),
      ...actionBands(parts.action),
      sections.length > 0 ? band('8px 32px 0', sections.map(section)) : undefined,
      footer(parts.footnote),
    ],
  });
  return { to, subject, ...content, pictures: [MARK_PICTURE, MORNING_PICTURE] };
};
