import { Button } from '@wonderfield/ui/button/button';
import { useEffect, useRef } from 'react';
import { TASK_STRINGS } from './task.strings.en.ts';

type NextButtonProps = {
  /** Nothing is left to ask: the harvest comes next. */
  isLast: boolean;
  onNext: () => void;
};

/** Goes on to the next question. It takes the focus: what was asked is done. */
export const NextButton = ({ isLast, onNext }: NextButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      onClick={onNext}
      // The Enter that checked may still be held down.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {isLast ? TASK_STRINGS.harvest : TASK_STRINGS.next}
    </Button>
  );
};
