import { type Html, html } from '../pages/html.ts';
import { standAlonePage } from '../pages/page.ts';
import type { RosterPerson } from '../rosters/roster.ts';

/** Repeats the query as hidden fields. */
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
  /** Example: "Sign in with Google". */
  title: string;
  people: RosterPerson[];
  /** Query of the page. The form is sent to the same path. */
  query: URLSearchParams;
  /** A requested person who does not exist. */
  unknown: string | undefined;
};

/**
 * Renders the sign-in page without passwords. People with a scenario are listed, others can be
 * typed.
 */
export const signInPage = ({ title, people, query, unknown }: SignInPage): string => {
  const request = withoutAnswer(query);
  return standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="lead">Choose who you are. The sandbox asks for no password.</p>
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

/** Renders the error that a provider shows instead of redirecting to an untrusted address. */
export const signInErrorPage = (title: string, problem: string): string =>
  standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="panel" role="alert">${problem}</p>`,
  );
