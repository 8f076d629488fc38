import { type Html, html } from '../pages/html.ts';
import { standAlonePage } from '../pages/page.ts';

type Choice = { href: string; name: string; email: string; shows: string };

type SignInPage = {
  /** Like "Sign in with Google". */
  title: string;
  people: Choice[];
  cancelHref: string;
  /** More to do on the page, like typing an address. */
  more?: Html;
};

/** The page on which people say who they are. There are no passwords in a sandbox. */
export const signInPage = ({ title, people, cancelHref, more }: SignInPage): string =>
  standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="lead">Choose who you are. This stand-in asks nobody for a password.</p>
<ul class="messages">${people.map(
      ({ href, name, email, shows }) => html`<li>
<a href="${href}">${name}</a>
<div class="meta"><span>${shows}</span> <span>${email}</span></div>
</li>`,
    )}</ul>
${more ?? ''}
<p><a href="${cancelHref}">Cancel</a></p>`,
  );

/** What a provider shows instead of sending people to an address it does not trust. */
export const signInProblemPage = (title: string, problem: string): string =>
  standAlonePage(
    title,
    html`<h1>${title}</h1>
<p class="panel" role="alert">${problem}</p>`,
  );
