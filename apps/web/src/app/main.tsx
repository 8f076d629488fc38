import './zod-settings.ts';
import '@wonderfield/ui/styles/tokens.css';
import '@wonderfield/ui/styles/fonts.css';
import '@wonderfield/ui/styles/base.css';
import './app.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { showsClassAt } from '../shared/session/class-device.ts';
import { readSession } from '../shared/session/session-store.ts';
import { Providers } from './providers.tsx';
import { createRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

const start = () => {
  const router = createRouter();
  const app = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  const isKnown = readSession() !== null || showsClassAt(router.state.location.pathname);
  const isPrerendered = root.hasAttribute('data-prerendered') && !isKnown;
  // A reloaded page can have a state, which the prerendered page does not show.
  const canHydrate = isPrerendered && !router.state.location.state;
  const show = () =>
    // Renders in small steps, so a slow device can handle clicks in between.
    startTransition(() => {
      if (canHydrate) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  if (isKnown) {
    // The inline script has hidden the prerendered page.
    root.replaceChildren();
    delete document.documentElement.dataset.known;
  }
  // Keep a prerendered page until its route has loaded, so it never goes back to a skeleton.
  if (!isPrerendered || router.state.initialized) return show();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show();
  });
};

// Parsing the script filled one task. Handle clicks made during that time first.
setTimeout(start);
