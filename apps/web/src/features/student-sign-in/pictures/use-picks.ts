import { PICTURES_LENGTH, type PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { useEffect, useState } from 'react';

/** How long the tapped tile stays ringed, so a neighbor cannot read it later. */
const RING_MS = 800;

/** Collects three pictures in order and calls `onAll` with the third. */
export const usePicks = (onAll: (pictures: PictureName[]) => void) => {
  const [picks, setPicks] = useState<PictureName[]>([]);
  const [ringed, setRinged] = useState<PictureName>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every pick starts the ring again
  useEffect(() => {
    const timer = setTimeout(() => setRinged(undefined), RING_MS);
    return () => clearTimeout(timer);
  }, [picks]);
  const pick = (name: PictureName) => {
    if (picks.length === PICTURES_LENGTH) return;
    const next = [...picks, name];
    setPicks(next);
    setRinged(name);
    if (next.length === PICTURES_LENGTH) onAll(next);
  };
  return {
    picks,
    ringed,
    pick,
    undo: () => setPicks(picks.slice(0, -1)),
    clear: () => setPicks([]),
  };
};
