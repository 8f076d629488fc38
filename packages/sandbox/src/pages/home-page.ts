import type { ThirdParty } from '../third-party.ts';
import { html } from './html.ts';
import { page } from './page.ts';

export const homePage = (parties: ThirdParty[], services: Record<string, string>): string =>
  page(
    'Services',
    html`<h1>Services on this machine</h1>
<p class="lead">Fakes of the external services that Wonderfield uses. Nothing here leaves this computer.</p>
<ul class="cards">${parties.map(
      ({ name, title, description }) => html`<li class="card">
<h2><a href="/${name}">${title}</a></h2>
<p>${description}</p>
<p class="address"><code>${services[name] ?? ''}</code></p>
</li>`,
    )}</ul>
<p>For programs: <a href="/services">/services</a> lists the addresses as JSON.</p>`,
  );
