import { type Html, html } from '../pages/html.ts';
import type { Fault, Faults } from './faults.ts';

const BUTTONS: [kind: Fault['kind'], label: string][] = [
  ['slow', 'Slow'],
  ['error500', 'Error 500'],
  ['error429', 'Too many requests'],
  ['error401', 'Reject token'],
  ['error403', 'Deny access'],
  ['truncated', 'Cut off response'],
  ['garbage', 'Garbage'],
  ['html', 'HTML error'],
  ['hang', 'Never respond'],
];

const waitingFault = (fault: Fault): Html =>
  html`<li>${fault.kind}, ${fault.times} more${fault.path ? html` at <code>${fault.path}</code>` : ''}${fault.for ? html` for <code>${fault.for}</code>` : ''}</li>`;

/** Renders buttons that make the next calls fail, and the waiting faults. */
export const faultsPanel = (prefix: string, faults: Faults): Html => {
  const waiting = faults.list();
  return html`<section class="panel"><h2>Faults for the next calls</h2>
<form method="post" action="${prefix}/faults">
<div class="bar">
<label>How many <input name="times" type="number" min="1" max="1000" value="1"></label>
<label>Wait in seconds <input name="retryAfterSeconds" type="number" min="0" max="86400" placeholder="as usual"></label>
<label>Only at this path <input name="path" placeholder="every call" autocomplete="off" spellcheck="false"></label>
<label>Only for this person’s id <input name="for" placeholder="everyone" autocomplete="off" spellcheck="false"></label>
</div>
<p class="bar">${BUTTONS.map(([kind, label]) => html`<button class="second" name="kind" value="${kind}">${label}</button> `)}</p>
</form>
${waiting.length === 0 ? html`<p class="quiet">No faults are set.</p>` : html`<ul>${waiting.map(waitingFault)}</ul>`}
</section>`;
};
