import { useEffect, useRef, useState } from 'react';

const PULSE_MS = 30_000;

/**
 * Returns whether the page is offline. Calls `look` slowly while offline, and immediately when the
 * browser reports a connection.
 */
export const useNetwork = (wasOffline: boolean, look: () => void) => {
  const [isUnavailable, setIsOffline] = useState(wasOffline);
  const latest = useRef({ isAway: isUnavailable, look });
  latest.current = { isAway: isUnavailable, look };
  useEffect(() => {
    const leave = () => setIsOffline(true);
    const comeBack = () => latest.current.look();
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  useEffect(() => {
    if (!isUnavailable) return undefined;
    const pulse = setInterval(() => latest.current.look(), PULSE_MS);
    return () => clearInterval(pulse);
  }, [isUnavailable]);
  return { isAway: isUnavailable, setIsAway: setIsOffline };
};
