import { type Html, html } from '../pages/html.ts';
import { page, time } from '../pages/page.ts';

type Text = { at: string; to: string[]; body: string };

const textList = (messages: Text[]): Html => {
  if (messages.length === 0)
    return html`<p class="panel">No messages yet. New ones appear automatically.</p>`;
  return html`<ul class="messages">${messages.map(
    ({ at, to, body }) => html`<li>
<p>${body}</p>
<div class="meta"><span>To ${to.join(', ')}</span> ${time(at)}</div>
</li>`,
  )}</ul>`;
};

export const textsPage = (messages: Text[], to: string): string => {
  const title = to ? `Text messages to “${to}”` : 'Text messages';
  return page(
    title,
    html`<h1>${title}</h1>
<p class="lead">Every text message that Wonderfield sends lands here, and on no phone.</p>
<form class="bar" method="get" action="/texts">
<label>Phone number <input name="to" type="search" inputmode="tel" value="${to}" autocomplete="off"></label>
<button>Show</button>
</form>
<div data-live aria-live="polite">${textList(messages)}</div>`,
  );
};
