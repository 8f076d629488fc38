import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { View } from '../scene/layout.ts';
import { type Box, type BubbleSpot, snailBubbleSpot } from '../scene/snail-bubble-spot.ts';
import { TASK_STRINGS } from '../tasks/task.strings.en.ts';
import styles from './snail-bubble.module.css';

/** Both are placed in the same frame. */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

const styleAt = ({ left, top, tail }: BubbleSpot) =>
  ({ left, top, '--tail': `${tail}px` }) as CSSProperties;

/**
 * What the snail on the row says after a miss. It is only to be seen: the live region of the sheet
 * says the same, also where there is no room for a bubble.
 */
export const SnailBubble = ({ view, position }: { view: View; position: number }) => {
  const bubble = useRef<HTMLParagraphElement>(null);
  const [spot, setSpot] = useState<BubbleSpot>();
  useLayoutEffect(() => {
    const { current } = bubble;
    const sheet = current?.parentElement?.querySelector('section');
    if (!current || !sheet) return undefined;
    const find = () =>
      setSpot(snailBubbleSpot({ view, position, size: boxOf(current), sheet: boxOf(sheet) }));
    find();
    const observer = new ResizeObserver(find);
    observer.observe(current);
    observer.observe(sheet);
    return () => observer.disconnect();
  }, [view, position]);
  return (
    <p
      ref={bubble}
      className={styles.bubble}
      style={spot && styleAt(spot)}
      data-fits={spot !== undefined}
      aria-hidden="true"
    >
      {TASK_STRINGS.bringBack}
    </p>
  );
};
