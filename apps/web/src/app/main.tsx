import './zod-settings.ts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import '@wonderfield/ui/styles/base.css';
import './app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readSession } from '../shared/session/session-store.ts';
import { Providers } from './providers.tsx';
import { restoreInput } from './restore-prerendered-input.ts';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

const start = () => {
  const router = createRouter();
  const show = () =>
    // Renders in small steps, so a slow device can handle clicks in between.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Providers>
            <RouterProvider router={router} />
          </Providers>
        </StrictMode>,
      ),
    );
  // Keep a prerendered page until its route has loaded, so it never goes back to a skeleton.
  const drawn = readSession() ? null : root.querySelector('[data-prerendered]');
  if (drawn) restoreInput(root, drawn);
  if (!drawn || router.state.initialized) return show();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
};

// Parsing the script filled one task. Handle clicks made during that time first.
setTimeout(start);
