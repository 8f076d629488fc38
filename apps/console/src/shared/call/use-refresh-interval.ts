import { useEffect, useState } from 'react';

const REFRESH_MS = 30_000;
/**
 * Refreshing stops after this time without input. Otherwise an open tab would keep the session of
 * an absent operator alive for hours.
 */
const UNATTENDED_AFTER_MS = 10 * 60_000;
const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/**
 * Returns the refresh interval of lists that change on the server. TanStack pauses it in a hidden
 * tab.
 */
export const useRefreshInterval = (): number | false => {
  const [isAttended, setAttended] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const noteLife = () => {
      setAttended(true);
      clearTimeout(timer);
      timer = setTimeout(() => setAttended(false), UNATTENDED_AFTER_MS);
    };
    noteLife();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, noteLife, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, noteLife);
    };
  }, []);
  return isAttended && REFRESH_MS;
};
