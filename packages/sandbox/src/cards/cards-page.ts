import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { SetupIntent } from './setup-intents.ts';

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'has a wrong security code'],
  ['4000 0025 0000 3155', "asks for the owner's approval (3-D Secure)"],
  ['5105 1051 0510 5100', 'is prepaid, which does not confirm an adult'],
];

export const cardsPage = (intents: SetupIntent[]): string =>
  page(
    'Cards',
    html`<h1>Cards</h1>
<p class="lead">Test numbers for the adult check. Any date in the future, any security code.</p>
<ul class="cards">${TEST_CARDS.map(
      ([number, what]) => html`<li class="card"><code>${number ?? ''}</code> ${what ?? ''}</li>`,
    )}</ul>
<h2>Card setups (${String(intents.length)})</h2>
<ul class="cards">${intents
      .slice(0, 50)
      .map(
        (intent) => html`<li class="card"><code>${intent.id}</code> ${intent.status}</li>`,
      )}</ul>`,
  );
