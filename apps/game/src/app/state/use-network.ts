import { useEffect, useRef, useState } from 'react';

const PULSE_MS = 30_000;

/**
 * Returns whether the page is offline. Calls `look` slowly while offline, and immediately when the
 * browser reports a connection.
 */
export const useNetwork = (wasOffline: boolean, look: () => void) => {
  const [isOffline, setIsOffline] = useState(wasOffline);
  const latest = useRef({ isOffline, look });
  latest.current = { isOffline, look };
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
    if (!isOffline) return undefined;
    const pulse = setInterval(() => latest.current.look(), PULSE_MS);
    return () => clearInterval(pulse);
  }, [isOffline]);
  return { isOffline, setIsOffline };
};
