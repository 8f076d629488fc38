import { createElement as element } from 'react';
import { createRoot } from 'react-dom/client';

/** A minimal React page with a heading and a form, as a baseline for the size of our pages. */
const page = element(
  'main',
  null,
  element('h1', null, 'Sign In'),
  element(
    'form',
    null,
    element('label', null, 'Email Address ', element('input', { type: 'email' })),
    element('label', null, 'Password ', element('input', { type: 'password' })),
    element('button', { type: 'submit' }, 'Sign In'),
  ),
);

const root = document.getElementById('root');
if (root) createRoot(root).render(page);
