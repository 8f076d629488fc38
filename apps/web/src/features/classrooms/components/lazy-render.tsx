import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import styles from './lazy-render.module.css';

/** Distance from the viewport at which content is rendered. */
const NEAR = '900px 0px';

type Listener = (isNear: boolean, height: number) => void;
const listeners = new Map<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Observes elements with one shared observer, which exists only while elements are observed. */
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
 * Renders its children only near the viewport. The placeholder keeps the height and stays
 * searchable.
 */
export const LazyRender = ({
  isFirst,
  instead,
  children,
}: {
  /** Renders at once, because the element is initially visible. */
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
      // Keep content that has the focus.
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
