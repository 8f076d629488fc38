import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { currentCode } from './current-code.ts';
import { DEMO_TOTP_SECRET } from './demo-secret.ts';

const codeCard = (title: string, secret: string): Html => {
  const { code, secondsLeft } = currentCode(secret);
  return html`<li class="card">
<h2>${title}</h2>
<p><strong><code>${code}</code></strong></p>
<p class="quiet">For another ${secondsLeft} s. Secret <code>${secret}</code></p>
</li>`;
};

/** Input of the field: empty, a secret or invalid text. */
export type TypedSecret = { text: string; secret?: string | undefined };

export const authenticatorPage = ({ text, secret }: TypedSecret): string =>
  // Screen readers do not announce it, because it changes every two seconds.
  page(
    'Authenticator',
    html`<h1>Authenticator</h1>
<p class="lead">Shows the codes that an operator would read from an app on their phone.</p>
<form class="bar" method="get" action="/authenticator">
<label>Secret <input name="secret" value="${text}" autocomplete="off" autocapitalize="characters" spellcheck="false"></label>
<button>Show its code</button>
</form>
${text && !secret ? html`<p class="panel" role="alert">This is not a valid secret. Use letters A to Z and digits 2 to 7.</p>` : ''}
<div data-live><ul class="cards">
${secret ? codeCard('Your secret', secret) : ''}
${codeCard('Demo operator', DEMO_TOTP_SECRET)}
</ul></div>`,
  );
