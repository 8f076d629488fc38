import { useEffect, useState } from 'react';

/** How long the page says goodbye. */
const BYE_MS = 2000;

/** Returns the name of a student who has just signed out, for two seconds. */
export const useBye = () => {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (name === undefined) return;
    const timer = setTimeout(() => setName(undefined), BYE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  return { name, sayBye: setName };
};
