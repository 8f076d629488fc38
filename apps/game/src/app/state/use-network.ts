import { useEffect, useRef, useState } from 'react';
import type { OpenGame } from '../../session/start-game.ts';

const PULSE_MS = 30_000;

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
  return { isOffline, setIsOffline };
};
