import { useEffect, useRef, useState } from 'react';

const NOTICE_MS = 4_000;

/** Returns true for four seconds after the voice is turned off. */
export const useOffNotice = (isOn: boolean) => {
  const [isShown, setShown] = useState(false);
  const before = useRef(isOn);
  useEffect(() => {
    const isTurnedOff = before.current && !isOn;
    before.current = isOn;
    setShown(isTurnedOff);
    if (!isTurnedOff) return undefined;
    const timer = setTimeout(() => setShown(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isShown;
};
