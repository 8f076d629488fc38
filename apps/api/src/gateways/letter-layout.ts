import escapeHtml from 'escape-html';
import type { Letter } from './mailer.ts';

export type LetterParts = {
  to: string;
  subject: string;
  /** The person's first name, if it may be used. */
  name?: string | undefined;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** What somebody wrote, under its headings and with its line breaks. */
  sections?: { title: string; text: string }[];
  /** Small print below the action. */
  footnote: string;
};

/** A name that looks like a link or markup has no place in a mail: a stranger may have typed it. */
export const isPlainName = (name: string) => /^[\p{L}\p{M}' -]{1,40}$/u.test(name);

const greeting = (name: string | undefined) =>
  name && isPlainName(name) ? `Hello ${name},` : 'Hello,';

const COLOR = {
  ink: '#14302A',
  soft: '#3A534B',
  page: '#F2F6EE',
  meadow: '#17603F',
  line: '#D5E0D3',
};
const FONT = "'Trebuchet MS', Verdana, sans-serif";

const paragraph = (text: string, style = '') =>
  `<p style="margin:0 0 16px;font:400 17px/1.5 ${FONT};color:${COLOR.ink};${style}">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;border-radius:12px;background:${COLOR.meadow};color:#FFFFFF;font:600 17px/1.2 ${FONT};text-decoration:none">${escapeHtml(label)}</a></p>`;

const section = ({ title, text }: { title: string; text: string }) =>
  `<h2 style="margin:0 0 4px;font:700 17px/1.3 ${FONT};color:${COLOR.ink}">${escapeHtml(title)}</h2>
${paragraph(text, 'white-space:pre-wrap;overflow-wrap:anywhere')}`;

/** One look for every mail: a sheet of paper on dew, a plain-text twin for those who prefer it. */
export const layOutLetter = (parts: LetterParts): Letter => {
  const lines = [greeting(parts.name), ...parts.paragraphs];
  const sections = parts.sections ?? [];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:${COLOR.page}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${COLOR.page}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border:1px solid ${COLOR.line};border-radius:20px">
<tr><td style="padding:28px 32px 0;font:700 24px/1 ${FONT};color:${COLOR.meadow}">Wonderfield</td></tr>
<tr><td style="padding:24px 32px 8px">
<h1 style="margin:0 0 16px;font:700 26px/1.2 ${FONT};color:${COLOR.ink}">${escapeHtml(parts.subject)}</h1>
${lines.map((line) => paragraph(line)).join('\n')}
${parts.action ? button(parts.action) : ''}
${parts.action ? paragraph('If the button does not work, copy this address into your browser:', `font-size:15px;color:${COLOR.soft};margin-bottom:4px`) : ''}
${parts.action ? paragraph(parts.action.url, `font-size:15px;color:${COLOR.soft};word-break:break-all`) : ''}
${sections.map(section).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px 28px;border-top:1px solid ${COLOR.line}">${paragraph(parts.footnote, `font-size:15px;color:${COLOR.soft};margin:0`)}</td></tr>
</table></td></tr></table></body></html>`;
  const text = [
    ...lines,
    ...(parts.action ? [`${parts.action.label}: ${parts.action.url}`] : []),
    ...sections.map(({ title, text }) => `${title}\n${text}`),
    parts.footnote,
    'Wonderfield',
  ].join('\n\n');
  return { to: parts.to, subject: parts.subject, text, html };
};
