import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './lazy-render.module.css';

/** How far out of sight something is drawn already. */
const NEAR = '900px 0px';

type Listener = (isNear: boolean, height: number) => void;
const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all, as long as anybody is watched: it tells who comes near or goes away. */
const watch = (element: Element, listener: Listener) => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        listeners.get(target)?.(isIntersecting, boundingClientRect.height);
      }
    },
    { rootMargin: NEAR },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
};

const canWatch = () => typeof IntersectionObserver !== 'undefined';

/**
 * Draws its content only near the window, so that hundreds stay as light as a dozen; what stands
 * in its place keeps the height, and its words stay findable.
 */
export const LazyRender = ({
  isFirst,
  instead,
  children,
}: {
  /** Among those that are in sight at first: drawn at once. */
  isFirst: boolean;
  instead: ReactNode;
  children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst || !canWatch());
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = place.current;
    if (!element || !canWatch()) return;
    return watch(element, (isNearNow, currentHeight) => {
      // Whoever is at work in it keeps it.
      if (!isNearNow && element.contains(document.activeElement)) return;
      startTransition(() => {
        if (!isNearNow) setHeight(currentHeight);
        setNear(isNearNow);
      });
    });
  }, []);
  return (
    <div
      ref={place}
      className={styles.place}
      style={isNear || !height ? undefined : { minHeight: height }}
    >
      {isNear ? children : instead}
    </div>
  );
};
