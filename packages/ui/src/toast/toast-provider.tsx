import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { Toasts } from './toast-message.ts';
import { createToastQueue } from './toast-queue.ts';
import type { ToastRegionProps } from './toast-region.tsx';

export type { ToastMessage, Toasts } from './toast-message.ts';

const ToastsContext = createContext<Toasts | null>(null);

let LoadedRegion: ComponentType<ToastRegionProps> | undefined;

/** Loads the region that shows the toasts. */
export const loadToastRegion = async () => {
  LoadedRegion ??= (await import('./toast-region.tsx')).ToastRegion;
  return LoadedRegion;
};

export type ToastProviderProps = {
  /** Accessible name of the region, such as "Messages". */
  regionLabel: string;
  /** Label of the close buttons, such as "Close message". */
  dismissLabel: string;
  children: ReactNode;
};

/**
 * Shows toasts. The region loads on the first interaction, because no page needs it earlier, and a
 * message about a lost connection must not have to load it.
 */
export const ToastProvider = ({ regionLabel, dismissLabel, children }: ToastProviderProps) => {
  const [Region, setRegion] = useState(() => LoadedRegion);
  const [queue] = useState(() =>
    createToastQueue(() =>
      loadToastRegion().then(
        (loaded) => setRegion(() => loaded),
        // Without a connection, messages wait in the queue and the next one loads the region again.
        () => undefined,
      ),
    ),
  );
  useEffect(() => {
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', queue.load, once);
    window.addEventListener('keydown', queue.load, once);
    return () => {
      window.removeEventListener('pointerdown', queue.load, once);
      window.removeEventListener('keydown', queue.load, once);
    };
  }, [queue]);
  return (
    <ToastsContext value={queue}>
      {children}
      {Region && <Region queue={queue} regionLabel={regionLabel} dismissLabel={dismissLabel} />}
    </ToastsContext>
  );
};

/** Returns the toast functions. Needs a ToastProvider above. */
export const useToasts = (): Toasts => {
  const toasts = useContext(ToastsContext);
  if (!toasts) throw new Error('useToasts must be used inside <ToastProvider>.');
  return toasts;
};
