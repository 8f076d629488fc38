import './zod-settings.ts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import '@wonderfield/ui/styles/base.css';
import './app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { readSession } from '../shared/session-store.ts';
import { Providers } from './providers.tsx';
import { restoreInput } from './restore-prerendered-input.ts';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const start = () => {
  const router = createRouter();
  const show = () =>
    // In small steps: a slow device can answer a press in between.
    startTransition(() =>
      createRoot(root).render(
        <StrictMode>
          <Providers>
            <RouterProvider router={router} />
          </Providers>
        </StrictMode>,
      ),
    );
  // A page that was drawn ahead stays until its own code is there, too: never back to an outline.
  const drawn = readSession() ? null : root.querySelector('[data-prerendered]');
  if (drawn) restoreInput(root, drawn);
  if (!drawn || router.state.initialized) return show();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
};

// Reading the code was long enough for one turn; whatever was pressed meanwhile comes first.
setTimeout(start);
