import { useEffect, useRef, useState } from 'react';
import type { OpenGame } from '../../session/start-game.ts';

const PULSE_MS = 30_000;
/** A busy page can miss one deadline, so the second attempt decides. */
const SECOND_ATTEMPT_MS = 2000;

/**
 * Returns whether the page is offline. Calls `look` slowly while offline, and immediately when the
 * browser reports a connection. Ignores the browser's reports if the game needs no network.
 */
export const useNetwork = (
  { isAway: wasOffline, isSample }: Pick<OpenGame, 'isAway' | 'isSample'>,
  look: () => void,
) => {
  const [isOffline, setIsOffline] = useState(wasOffline);
  const latest = useRef({ isOffline, look });
  latest.current = { isOffline, look };
  useEffect(() => {
    if (isSample) return undefined;
    const leave = () => setIsOffline(true);
    const comeBack = () => latest.current.look();
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, [isSample]);
  useEffect(() => {
    if (!isOffline) return undefined;
    const pulse = setInterval(() => latest.current.look(), PULSE_MS);
    return () => clearInterval(pulse);
  }, [isOffline]);
  const failures = useRef(0);
  /** Notes a failed request. Two in a row, or the report of the browser, mean that it is offline. */
  const noteFailure = () => {
    failures.current += 1;
    if (failures.current > 1 || !navigator.onLine) setIsOffline(true);
    else setTimeout(() => latest.current.look(), SECOND_ATTEMPT_MS);
  };
  const noteSuccess = () => {
    failures.current = 0;
    setIsOffline(false);
  };
  return { isOffline, setIsOffline, noteFailure, noteSuccess };
};
