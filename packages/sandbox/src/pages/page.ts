import { type Html, html } from './html.ts';

const document = (title: string, header: Html, body: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Wonderfield sandbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/page-parts/sandbox.css">
<script type="module" src="/page-parts/live-region.js"></script>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header>${header}</header>
<main id="main" tabindex="-1">
${body}
</main>
</body>
</html>`.markup;

/** Renders a complete page in the sandbox layout. */
export const page = (title: string, body: Html): string =>
  document(
    title,
    html`<a class="brand" href="/">Wonderfield <span>sandbox</span></a>
<nav aria-label="Sandbox"><a href="/mail">Mailbox</a> <a href="/texts">Text messages</a></nav>`,
    body,
  );

/** Renders a page on the origin of a fake, which has no other pages to link to. */
export const standAlonePage = (title: string, body: Html): string =>
  document(title, html`<span class="brand">Wonderfield <span>sandbox</span></span>`, body);

/** Formats a time for people, with the exact value for machines. */
export const time = (at: string): Html => {
  const shown = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${at}">${shown}</time>`;
};
