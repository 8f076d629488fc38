import { useSyncExternalStore } from 'react';
import { registerWorker } from './register-worker.ts';

type InstallEvent = Event & { prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }> };

let offered: InstallEvent | undefined;
const watchers = new Set<() => void>();
const setOffered = (event: InstallEvent | undefined) => {
  offered = event;
  for (const watcher of watchers) watcher();
};

/** Keeps the browser's offer, which may come before the field is open. */
export const watchInstallOffer = () => {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The game asks later, after a click. Otherwise the browser shows a bar of its own.
    event.preventDefault();
    setOffered(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffered(undefined));
};

const subscribe = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Returns whether the browser offers to install the game. */
export const useCanInstall = () => useSyncExternalStore(subscribe, () => offered !== undefined);

/** Asks the browser to install the game, and stores its files so that it starts offline. */
export const installGame = async () => {
  const event = offered;
  if (!event) return;
  // An offer can be used once.
  setOffered(undefined);
  await registerWorker();
  await event.prompt();
};
