import type { Faults } from '../faults/faults.ts';
import { faultsPanel } from '../faults/faults-panel.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { peoplePanel, resetPanel } from '../rosters/roster-panels.ts';
import type { ClientRegistration } from './client-registration.ts';
import { SCHOOL_NAME } from './school-keys.ts';
import type { SchoolRoster } from './school-world.ts';

const PREFIX = '/school';

type Method = ClientRegistration['method'];

/**
 * Renders the client authentication methods. A private key needs a public key, which tests
 * register.
 */
const clientPanel = (method: Method) =>
  html`<section class="panel"><h2>Client authentication method</h2>
<form method="post" action="${PREFIX}/client">
<p class="bar">${(['client_secret_post', 'client_secret_basic'] as const).map(
    (each) => html`<button class="second" name="method" value="${each}">${each}</button> `,
  )}</p>
</form>
<p class="quiet">The provider accepts <code>${method}</code> and nothing else. Restart the portal after a change.</p>
</section>`;

export const schoolPage = (roster: SchoolRoster, faults: Faults, method: Method): string =>
  page(
    SCHOOL_NAME,
    html`<h1>${SCHOOL_NAME}</h1>
<p class="lead">The identity provider of a school, with which its people sign in.</p>
${faultsPanel(PREFIX, faults)}
${peoplePanel(
  PREFIX,
  roster.people().map((person) => ({
    ...person,
    shows: person.shows && `${person.shows} (role: ${person.role || 'none'})`,
  })),
)}
${clientPanel(method)}
${resetPanel(PREFIX)}`,
  );
