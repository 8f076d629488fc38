import { html, raw } from 'hono/html';
import { type EmailPicture, MARK_PICTURE } from './email-images.ts';
import { HTML_ONLY, toPlainText } from './plain-text.ts';

/*
 * Base layout of every email. Mail programs support tables and inline styles, so inline colors are
 * the light theme. A style sheet in the head adds dark and narrow variants, and nothing is loaded
 * remotely. The `html` tag escapes every value that it did not create. `raw` is for constants only.
 */

/** Escaped markup. */
export type Html = ReturnType<typeof html>;

export const DISPLAY = raw("Gabarito,'Trebuchet MS',Arial,sans-serif");
export const TEXT = raw("'Atkinson Hyperlegible Next',Verdana,Arial,sans-serif");
export const INK = '#14302A';
export const SOFT = '#3A534B';
const PAGE = '#F2F6EE';

/** Dark and narrow styles for classes that only one kind of email uses. */
export type EmailSheet = { dark?: string; narrow?: string };

const styleSheet = ({ dark = '', narrow = '' }: EmailSheet) =>
  raw(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#0E1F1A!important}.paper{background:#17302A!important}
.ink{color:#F0F6EE!important}.soft{color:#C3D4C8!important}.rule{border-color:#2C4A3F!important}
.button{background:#8FD6A8!important}.button a{color:#0B2B1C!important}${dark}}
@media (max-width:520px){
.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:27px!important;line-height:32px!important}${narrow}}`);

const attribute = (name: string, value: string | undefined) => value && html` ${name}="${value}"`;

type TableLook = { className?: string; width?: string; style?: string };

export const table = (
  rows: Html | readonly Html[],
  { className, width, style }: TableLook = { width: '100%' },
) =>
  html`<table role="presentation"${attribute('class', className)}${attribute('width', width)} cellpadding="0" cellspacing="0" border="0"${attribute('style', style)}>${rows}</table>`;

export const band = (padding: string, content: Html | readonly Html[], className?: string) =>
  html`<tr${attribute('class', className)}><td class="side" style="padding:${padding}">${content}</td></tr>`;

/**
 * Returns the logo. Its name is text, so it works without images and screen readers read it once.
 */
export const logoBand = (beside = '') =>
  band(
    '16px 32px',
    table(html`<tr><td width="56"><img src="cid:${MARK_PICTURE.cid}" width="44" height="44" alt="" style="display:block;border:0"></td>
<td class="ink ${HTML_ONLY}" style="font:700 21px/26px ${DISPLAY};color:${INK}">Wonderfield</td>
<td class="soft" align="right" style="font:400 15px/20px ${TEXT};color:${SOFT}">${beside}</td></tr>`),
  );

type Drawing = { picture: EmailPicture; alt: string; sky: string };

/**
 * Returns a full-width drawing. Its background color keeps the alternative text readable in the
 * dark theme.
 */
export const drawingBand = ({ picture, alt, sky }: Drawing) =>
  html`<tr class="${HTML_ONLY}"><td align="center" bgcolor="${sky}" style="background:${sky}"><img src="cid:${picture.cid}" width="600" alt="${alt}" style="display:block;width:100%;height:auto;border:0;font:400 15px/24px ${TEXT};color:${INK}"></td></tr>`;

export const title = (text: string, className = '') =>
  html`<h1 class="ink title${className && ` ${className}`}" style="margin:0;font:700 32px/36px ${DISPLAY};letter-spacing:-.01em;color:${INK}">${text}</h1>`;

export const button = ({ label, url }: { label: string; url: string }) =>
  table(
    html`<tr><td class="button" bgcolor="#17603F" style="border-radius:12px"><a href="${url}" style="display:inline-block;padding:15px 26px;font:600 17px/20px ${DISPLAY};color:#FFFFFF;text-decoration:none">${label}</a></td></tr>`,
    {},
  );

type Document = {
  subject: string;
  /** Preview text beside the subject in a list of emails. */
  preview: string;
  sheet?: EmailSheet;
  bands: readonly (Html | undefined)[];
};

/** Returns an email, 600 pixels wide, as HTML and as the plain text of the same content. */
export const emailDocument = ({ subject, preview, sheet = {}, bands }: Document) => {
  const content = html`${bands}`;
  const paper = table(content, {
    className: 'paper',
    width: '600',
    style: 'width:100%;max-width:600px;background:#FFFFFF;border-radius:20px;overflow:hidden',
  });
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${styleSheet(sheet)}</style></head>
<body class="page" style="margin:0;background:${PAGE}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
${table(html`<tr><td align="center" style="padding:24px 12px 40px">${paper}</td></tr>`, {
  className: 'page',
  width: '100%',
  style: `background:${PAGE}`,
})}
</body></html>`;
  return { html: page.toString(), text: toPlainText(content.toString()) };
};
