import { type Html, html } from '../pages/html.ts';
import type { RosterPerson } from './roster.ts';

const fullName = ({ firstName, lastName }: RosterPerson) => `${firstName} ${lastName}`.trim();

type PersonCard = RosterPerson & {
  /** Link to continue as this person, if there is one. */
  link?: { href: string; label: string };
};

/** Renders people with a scenario and a button that revokes their consent. */
export const peoplePanel = (prefix: string, people: PersonCard[]): Html =>
  html`<h2>People</h2>
<ul class="cards">${people
    .filter(({ shows }) => shows !== '')
    .map(
      (person) => html`<li class="card">
<h3>${fullName(person)}</h3>
<p>${person.shows}</p>
<p class="quiet">${person.email || 'No address'}<br><code>${person.id}</code></p>
${person.link ? html`<p><a href="${person.link.href}">${person.link.label}</a></p>` : ''}
<form method="post" action="${prefix}/people/${person.id}/revoke"><button class="second" aria-label="Revoke consent of ${fullName(person)}">Revoke consent</button></form>
</li>`,
    )}</ul>`;

export type ClassRow = { id: string; name: string; notes: string[]; size: number };

export const classesPanel = (classes: ClassRow[]): Html =>
  html`<h2>Classes</h2>
<ul class="messages">${classes.map(
    ({ id, name, notes, size }) => html`<li>
<strong>${name}</strong>
<div class="meta"><span>${[`${size} students`, ...notes].join(' · ')}</span> <code>${id}</code></div>
</li>`,
  )}</ul>`;

export const resetPanel = (prefix: string): Html =>
  html`<form method="post" action="${prefix}/reset"><button class="second">Reset to the demo data</button></form>
<p class="quiet">For programs: <a href="${prefix}/world">${prefix}/world</a> returns everything as JSON.</p>`;
