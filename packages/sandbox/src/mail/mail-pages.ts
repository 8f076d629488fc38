import { type Html, html } from '../pages/html.ts';
import { page, time } from '../pages/page.ts';
import type { Mailbox } from './mail-message.ts';

type ReceivedMail = ReturnType<Mailbox['add']>;

const messageList = (messages: ReceivedMail[]): Html => {
  if (messages.length === 0)
    return html`<p class="panel">No messages yet. New ones appear automatically.</p>`;
  return html`<ul class="messages">${messages.map(
    ({ id, at, to, subject }) => html`<li>
<a href="/mail/messages/${id}">${subject || '(no subject)'}</a>
<div class="meta"><span>To ${to.join(', ')}</span> ${time(at)}</div>
</li>`,
  )}</ul>`;
};

export const mailboxPage = (messages: ReceivedMail[], to: string): string => {
  const title = to ? `Mail to “${to}”` : 'Mailbox';
  return page(
    title,
    html`<h1>${title}</h1>
<p class="lead">Every email that Wonderfield sends arrives here and nowhere else.</p>
<form class="bar" method="get" action="/mail">
<label>Address <input name="to" type="search" value="${to}" autocomplete="off" spellcheck="false"></label>
<button>Show</button>
</form>
<div data-live aria-live="polite">${messageList(messages)}</div>
<form method="post" action="/mail/clear"><button class="second">Empty the mailbox</button></form>`,
  );
};

const linkPanel = (links: string[]): Html =>
  html`<section class="panel"><h2>Links in this message</h2><ul>${links.map(
    (link) => html`<li><a href="${link}" target="_blank" rel="noopener">${link}</a></li>`,
  )}</ul></section>`;

export const messagePage = (message: ReceivedMail): string => {
  const { id, at, from, to, subject, text, links, headers, attachments } = message;
  return page(
    subject || '(no subject)',
    html`<p><a href="/mail">All messages</a></p>
<h1>${subject || '(no subject)'}</h1>
<dl><dt>To</dt><dd>${to.map((address) => html`<a href="/mail?to=${encodeURIComponent(address)}">${address}</a> `)}</dd>
<dt>From</dt><dd>${from}</dd><dt>Received</dt><dd>${time(at)}</dd></dl>
${links.length === 0 ? '' : linkPanel(links)}
${
  message.html
    ? html`<section class="panel"><h2>The message</h2>
<iframe title="The message as the reader sees it" src="/mail/messages/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>`
    : ''
}
${text ? html`<section class="panel"><h2>Text version</h2><pre>${text}</pre></section>` : ''}
${attachments.length === 0 ? '' : html`<section class="panel"><h2>Attachments</h2><ul>${attachments.map(({ name, type, bytes }) => html`<li>${name} (${type}, ${bytes} bytes)</li>`)}</ul></section>`}
<details class="panel"><summary>Headers</summary><dl>${headers.map(({ name, value }) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)}</dl></details>`,
  );
};

export const messageMissingPage = (): string =>
  page(
    'No such message',
    html`<h1>No such message</h1><p>The mailbox was emptied, or the sandbox was restarted. <a href="/mail">All messages</a></p>`,
  );

/** Replaces `cid:` links by data URLs, because the frame cannot load embedded files. */
const inlineEmbeddedFiles = ({ html: mail, inside }: Pick<ReceivedMail, 'html' | 'inside'>) =>
  mail.replace(/(["'])cid:([^"']+)\1/g, (match, quote: string, id: string) => {
    const url = inside.get(id);
    return url ? `${quote}${url}${quote}` : match;
  });

/** Returns the HTML of an email for the frame. Its links open in a new tab. */
export const buildFrameHtml = (message: Pick<ReceivedMail, 'html' | 'inside'>): string => {
  const mail = inlineEmbeddedFiles(message);
  const base = '<base target="_blank">';
  const head = /<head\b[^>]*>/i.exec(mail);
  if (!head) return `<!doctype html>${base}${mail}`;
  const end = head.index + head[0].length;
  return mail.slice(0, end) + base + mail.slice(end);
};
