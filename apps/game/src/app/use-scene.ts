import { type RefObject, useEffect, useState } from 'react';
import type { Scene } from '../scene/scene.ts';
import { whenIdle } from './state/when-idle.ts';

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Loads the drawn field into `host` after the usable text and buttons. Calls `onMissing` if it
 * cannot be drawn or is lost.
 */
export const useScene = (
  host: RefObject<HTMLElement | null>,
  { bloom, isWanted, onMissing }: { bloom: number; isWanted: boolean; onMissing: () => void },
) => {
  const [scene, setScene] = useState<Scene>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever hears of it may be another function each time
  useEffect(() => {
    const { current } = host;
    if (!isWanted || !current) return undefined;
    let isLeft = false;
    let opened: Scene | undefined;
    const open = async () => {
      await whenIdle();
      if (isLeft) return;
      const { openScene } = await import('../scene/open-scene.ts');
      const made = await openScene(current, { bloom, isCalm: isCalm(), onLost: onMissing });
      if (isLeft) made.destroy();
      else {
        opened = made;
        setScene(made);
      }
    };
    open().catch(() => {
      if (!isLeft) onMissing();
    });
    return () => {
      isLeft = true;
      opened?.destroy();
      setScene(undefined);
    };
  }, [host, bloom, isWanted]);
  return scene;
};
