import { type Html, html } from '../pages/html.ts';
import { standAlonePage } from '../pages/page.ts';
import { signInPage } from '../sign-in/sign-in-page.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { type GooglePerson, nameOf } from './google-world.ts';
import { optionalScopes, scopeLabel } from './scopes.ts';

const TITLE = 'Sign in with Google';

/** The same question with an answer added. */
const sameWith = (query: URLSearchParams, added: Record<string, string>): string => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(added)) next.set(name, value);
  return `?${next}`;
};

const hiddenFields = (query: URLSearchParams): Html[] =>
  [...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const without = (query: URLSearchParams, names: string[]): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

/** Everybody who shows something, and a field for anybody else. */
export const chooserPage = (
  people: GooglePerson[],
  { who }: AuthorizeRequest,
  query: URLSearchParams,
): string =>
  signInPage({
    title: TITLE,
    people: people
      .filter(({ shows }) => shows !== '')
      .map((person) => ({
        href: sameWith(query, { as: person.id, choose: '1' }),
        name: nameOf(person),
        email: person.email,
        shows: person.shows,
      })),
    cancelHref: sameWith(query, { deny: '1' }),
    more: html`${who ? html`<p class="panel" role="alert">There is no account ${who}.</p>` : ''}
<form class="bar" method="get">
${hiddenFields(without(query, ['as', 'choose']))}
<input type="hidden" name="choose" value="1">
<label>Another account <input name="as" autocomplete="off" spellcheck="false" required></label>
<button>Next</button>
</form>`,
  });

/** A box for each thing the portal wants to see. */
export const consentPage = (
  person: GooglePerson,
  { scopes }: AuthorizeRequest,
  query: URLSearchParams,
): string =>
  standAlonePage(
    TITLE,
    html`<h1>Wonderfield wants access to your Google Account</h1>
<p class="lead">${nameOf(person)}, ${person.email}</p>
<form method="get">
${hiddenFields(query)}
<input type="hidden" name="consent" value="1">
<fieldset class="panel"><legend>Select what Wonderfield can access</legend>
${optionalScopes(scopes).map(
  (scope) =>
    html`<label class="check"><input type="checkbox" name="ticked" value="${scope}" checked> ${scopeLabel(scope)}</label>`,
)}
</fieldset>
<p><button>Continue</button></p>
</form>
<p><a href="${sameWith(query, { deny: '1' })}">Cancel</a></p>`,
  );
