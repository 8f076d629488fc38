import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { View } from '../scene/layout.ts';
import { type Box, type BubbleSpot, snailBubbleSpot } from '../scene/row/snail-bubble-spot.ts';
import { TASK_STRINGS } from '../tasks/shared/task.strings.en.ts';
import styles from './snail-bubble.module.css';

/** Both boxes have the same offset parent. */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

const styleAt = ({ left, top, tail }: BubbleSpot) =>
  ({ left, top, '--tail': `${tail}px` }) as CSSProperties;

/**
 * Bubble of the snail after a miss. Hidden from screen readers, because the live region announces
 * the same text.
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
