import { useEffect } from 'react';
import { useSession } from '../../session/session-store.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Saves when the page is hidden, and when the network or the session is back. */
export const useSaveTimes = (saver: DraftSaver) => {
  const token = useSession()?.sessionToken;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is a reason to try again
  useEffect(() => {
    const save = () => void saver.flush();
    const handleVisibility = () => document.visibilityState === 'hidden' && save();
    save();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', save);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', save);
    };
  }, [saver, token]);
};
