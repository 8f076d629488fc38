import { type Html, html } from '../pages/html.ts';
import { standAlonePage } from '../pages/page.ts';
import type { RosterPerson } from '../rosters/roster.ts';

/** What was asked, to be asked again with an answer. */
export const hiddenFields = (query: URLSearchParams): Html[] =>
  [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const sameWith = (query: URLSearchParams, name: string, value: string): string => {
  const next = new URLSearchParams(query);
  next.set(name, value);
  return `?${next}`;
};

const withoutAnswer = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => name !== 'as' && name !== 'login_hint'));

export const cancelLink = (query: URLSearchParams): Html =>
  html`<p><a href="${sameWith(query, 'deny', '1')}">Cancel</a></p>`;

type SignInPage = {
  /** Like "Sign in with Google". */
  title: string;
  people: RosterPerson[];
  /** The query of the page; the answer goes back to the same path. */
  query: URLSearchParams;
  /** Somebody who was named, but is not there. */
  unknown: string | undefined;
};

/**
 * The page on which people say who they are. There are no passwords in a sandbox. Whoever shows
 * something is listed; anybody else is typed.
 */
export const signInPage = ({ title, people, query, unknown }: SignInPage): string => {
  const request = withoutAnswer(query);
  return standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="lead">Choose who you are. This stand-in asks nobody for a password.</p>
${unknown ? html`<p class="panel" role="alert">There is no account ${unknown}.</p>` : ''}
<ul class="messages">${people
      .filter(({ shows }) => shows !== '')
      .map(
        ({ id, firstName, lastName, email, shows }) => html`<li>
<a href="${sameWith(request, 'as', id)}">${`${firstName} ${lastName}`.trim()}</a>
<div class="meta"><span>${shows}</span> <span>${email}</span></div>
</li>`,
      )}</ul>
<form class="bar" method="get">
${hiddenFields(request)}
<label>Another account <input name="as" autocomplete="off" spellcheck="false" required></label>
<button>Next</button>
</form>
${cancelLink(request)}`,
  );
};

/** What a provider shows instead of sending people to an address it does not trust. */
export const signInErrorPage = (title: string, problem: string): string =>
  standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="panel" role="alert">${problem}</p>`,
  );
