import { useEffect, useRef, useState } from 'react';

const PULSE_MS = 30_000;

/**
 * Whether there is no network, as far as the page has noticed. While there is none, `look` is asked to
 * see whether it is back: slowly, and as soon as the browser says so.
 */
export const useNetwork = (wasAway: boolean, look: () => void) => {
  const [isAway, setIsAway] = useState(wasAway);
  const latest = useRef({ isAway, look });
  latest.current = { isAway, look };
  useEffect(() => {
    const leave = () => setIsAway(true);
    const comeBack = () => latest.current.look();
    window.addEventListener('offline', leave);
    window.addEventListener('online', comeBack);
    return () => {
      window.removeEventListener('offline', leave);
      window.removeEventListener('online', comeBack);
    };
  }, []);
  useEffect(() => {
    if (!isAway) return undefined;
    const pulse = setInterval(() => latest.current.look(), PULSE_MS);
    return () => clearInterval(pulse);
  }, [isAway]);
  return { isAway, setIsAway };
};
