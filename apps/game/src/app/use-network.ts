import { useEffect, useRef, useState } from 'react';

const PULSE_MS = 30_000;

/**
 * Whether there is no network, as far as the page has noticed. While there is none, `look` is asked to
 * see whether it is back: slowly, and as soon as the browser says so.
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
