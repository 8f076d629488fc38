import { html } from '../pages/html.ts';
import { standAlonePage } from '../pages/page.ts';
import { cancelLink, hiddenFields, signInPage } from '../sign-in/sign-in-page.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { type GooglePerson, nameOf } from './google-world.ts';
import { optionalScopes, scopeLabel } from './scopes.ts';

const TITLE = 'Sign in with Google';

/** Renders the account chooser. Consent follows the choice. */
export const chooserPage = (
  people: GooglePerson[],
  { who }: AuthorizeRequest,
  query: URLSearchParams,
): string => {
  const params = new URLSearchParams(query);
  params.set('choose', '1');
  return signInPage({ title: TITLE, people, query: params, unknown: who });
};

/** Renders a checkbox for each requested scope. */
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
${cancelLink(query)}`,
  );
