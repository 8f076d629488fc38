import type { Faults } from '../faults/faults.ts';
import { faultsPanel } from '../faults/faults-panel.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { classesPanel, peoplePanel, resetPanel } from '../rosters/roster-panels.ts';
import type { GoogleRoster } from './google-world.ts';

const PREFIX = '/google';

export const googlePage = (roster: GoogleRoster, faults: Faults): string =>
  page(
    'Google',
    html`<h1>Google</h1>
<p class="lead">Accounts that can sign in with Google, and the classes of Google Classroom.</p>
${faultsPanel(PREFIX, faults)}
${peoplePanel(PREFIX, roster.people())}
${classesPanel(
  roster.classes().map(({ id, name, section, room, state, studentIds }) => ({
    id,
    name,
    size: studentIds.length,
    notes: [section, room, state === 'ACTIVE' ? '' : state.toLowerCase()].filter(Boolean),
  })),
)}
${resetPanel(PREFIX)}`,
  );
