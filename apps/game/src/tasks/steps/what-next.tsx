import { Button } from '@wonderfield/ui/button/button';
import { useEffect, useRef } from 'react';
import { ThingImage } from '../../pictures/thing-image.tsx';
import { NextButton } from '../shared/next-button.tsx';
import type { SheetProps } from '../shared/sheet-props.ts';
import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './steps.module.css';

type WhatNextProps = Pick<SheetProps, 'isLast' | 'isExplained' | 'onNext' | 'onTrySibling'>;

/** Asks a sibling at once, or goes on. After the last attempt there is only one way. */
export const WhatNext = ({ isLast = false, isExplained, onNext, onTrySibling }: WhatNextProps) => {
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  if (isExplained) {
    return (
      <div className={styles.actions}>
        <NextButton isLast={isLast} onNext={onNext} />
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <p className={styles.later}>
        <ThingImage thing="snail" size={40} />
        {TASK_STRINGS.bringBack}
      </p>
      <Button variant="quiet" onClick={onNext}>
        {TASK_STRINGS.next}
      </Button>
      <Button
        ref={main}
        onClick={onTrySibling}
        // The Enter key of the check may still be held down.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
      >
        {TASK_STRINGS.trySibling}
      </Button>
    </div>
  );
};
