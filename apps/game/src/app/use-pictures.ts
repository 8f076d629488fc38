import { useRef, useState } from 'react';
import { useView } from '../field/use-view.ts';
import { useScene } from './use-scene.ts';

/** Opens the drawn field, unless the player prefers plain mode or it cannot be drawn. */
export const usePictures = (prefersPlain: boolean, bloom: number) => {
  const [hasPictures, setHasPictures] = useState(true);
  const isPlain = prefersPlain || !hasPictures;
  const host = useRef<HTMLDivElement>(null);
  const view = useView(host);
  const scene = useScene(host, {
    bloom,
    isWanted: !isPlain,
    onMissing: () => setHasPictures(false),
  });
  return {
    host,
    view,
    scene,
    isPlain,
    /** True if the player wants pictures, but they cannot be drawn. */
    lacksPictures: isPlain && !prefersPlain,
    retry: () => setHasPictures(true),
  };
};
export type Pictures = ReturnType<typeof usePictures>;
