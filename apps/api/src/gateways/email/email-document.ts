import escapeHtml from 'escape-html';
import { type EmailPicture, MARK_PICTURE } from './email-images.ts';

/*
 * Base layout of every email. Mail programs support tables and inline styles, so inline colors are
 * the light theme. A style sheet in the head adds dark and narrow variants, and nothing is loaded
 * remotely.
 */

export const DISPLAY = "Gabarito,'Trebuchet MS',Arial,sans-serif";
export const TEXT = "'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif";
export const INK = '#14302A';
export const SOFT = '#3A534B';
const PAGE = '#F2F6EE';

/** Dark and narrow styles for classes that only one kind of email uses. */
export type EmailSheet = { dark?: string; narrow?: string };

const styleSheet = ({ dark = '', narrow = '' }: EmailSheet) =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0E1F1A!important}.paper{background:#17302A!important}
.ink{color:#F0F6EE!important}.soft{color:#C3D4C8!important}.rule{border-color:#2C4A3F!important}
.button{background:#8FD6A8!important}.button a{color:#0B2B1C!important}${dark}}
@media (max-width:520px){
.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:27px!important;line-height:32px!important}${narrow}}`;

export const table = (rows: string, attributes = 'width="100%"', style = '') =>
  `<table role="presentation" ${attributes} cellpadding="0" cellspacing="0" border="0"${style && ` style="${style}"`}>${rows}</table>`;

export const band = (padding: string, content: string) =>
  `<tr><td class="side" style="padding:${padding}">${content}</td></tr>`;

/**
 * Returns the logo. Its name is text, so it works without images and screen readers read it once.
 */
export const logoBand = (beside = '') =>
  band(
    '16px 32px',
    table(`<tr><td width="56"><img src="cid:${MARK_PICTURE.cid}" width="44" height="44" alt="" style="display:block;border:0"></td>
<td class="ink" style="font:700 21px/26px ${DISPLAY};color:${INK}">Wonderfield</td>
<td class="soft" align="right" style="font:400 15px/20px ${TEXT};color:${SOFT}">${escapeHtml(beside)}</td></tr>`),
  );

type Drawing = { picture: EmailPicture; alt: string; sky: string };

/**
 * Returns a full-width drawing. Its background color keeps the alternative text readable in the
 * dark theme.
 */
export const drawingBand = ({ picture, alt, sky }: Drawing) =>
  `<tr><td align="center" bgcolor="${sky}" style="background:${sky}"><img src="cid:${picture.cid}" width="600" alt="${escapeHtml(alt)}" style="display:block;width:100%;height:auto;border:0;font:400 15px/24px ${TEXT};color:${INK}"></td></tr>`;

export const title = (text: string) =>
  `<h1 class="ink title" style="margin:0;font:700 32px/36px ${DISPLAY};letter-spacing:-.01em;color:${INK}">${escapeHtml(text)}</h1>`;

export const button = ({ label, url }: { label: string; url: string }) =>
  table(
    `<tr><td class="button" bgcolor="#17603F" style="border-radius:12px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 26px;font:600 17px/20px ${DISPLAY};color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
    '',
  );

type Document = {
  subject: string;
  /** Preview text beside the subject in a list of emails. */
  preview: string;
  sheet?: EmailSheet;
  bands: readonly string[];
};

/** Returns the HTML of an email, 600 pixels wide. */
export const emailDocument = ({ subject, preview, sheet = {}, bands }: Document) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${styleSheet(sheet)}</style></head>
<body class="page" style="margin:0;background:${PAGE}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
${table(
  `<tr><td align="center" style="padding:24px 12px 40px">
${table(
  bands.join('\n'),
  'class="paper" width="600"',
  'width:100%;max-width:600px;background:#FFFFFF;border-radius:20px;overflow:hidden',
)}
</td></tr>`,
  'class="page" width="100%"',
  `background:${PAGE}`,
)}
</body></html>`;
