import type { Faults } from '../faults/faults.ts';
import { faultsPanel } from '../faults/faults-panel.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { peoplePanel, resetPanel } from '../rosters/roster-panels.ts';
import { SCHOOL_NAME } from './school-keys.ts';
import type { SchoolRoster } from './school-world.ts';

const PREFIX = '/school';

export const schoolPage = (roster: SchoolRoster, faults: Faults): string =>
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
${resetPanel(PREFIX)}`,
  );
