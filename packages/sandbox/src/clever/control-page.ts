import type { Faults } from '../faults/faults.ts';
import { faultsPanel } from '../faults/faults-panel.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { classesPanel, peoplePanel, resetPanel } from '../rosters/roster-panels.ts';
import type { CleverMode } from '../third-party.ts';
import type { CleverRoster } from './clever-world.ts';

const PREFIX = '/clever';

const MODES: Record<CleverMode, string> = {
  library:
    'A library app: teachers connected it themselves. It reads their own sections, and only the first name and last initial of students.',
  district: 'A district app: everything is read with the district’s token.',
};

type CleverView = { roster: CleverRoster; faults: Faults; mode: CleverMode; baseUrl: string };

export const cleverPage = ({ roster, faults, mode, baseUrl }: CleverView): string =>
  page(
    'Clever',
    html`<h1>Clever</h1>
<p class="lead">People who log in with Clever, and the sections of their school.</p>
<section class="panel"><h2>Wonderfield at Clever</h2>
<p>${MODES[mode]}</p>
<form method="post" action="${PREFIX}/mode"><button class="second" name="mode" value="${mode === 'library' ? 'district' : 'library'}">Make it ${mode === 'library' ? 'a district app' : 'a library app'}</button></form>
</section>
${faultsPanel(PREFIX, faults)}
${peoplePanel(
  PREFIX,
  roster.people().map((person) => ({
    ...person,
    link: {
      href: `${baseUrl}/sandbox/portal-launch?as=${person.id}`,
      label: 'Open Wonderfield from Clever’s portal',
    },
  })),
)}
${classesPanel(
  roster.classes().map(({ id, name, subject, grade, studentIds }) => ({
    id,
    name,
    size: studentIds.length,
    notes: [subject, `grade ${grade}`],
  })),
)}
${resetPanel(PREFIX)}`,
  );
