import { Button } from '@wonderfield/ui/button/button';
import { useEffect, useRef } from 'react';
import { TASK_STRINGS } from './task.strings.en.ts';

type NextButtonProps = {
  /** True if the harvest comes next. */
  isLast: boolean;
  onNext: () => void;
};

/** Opens the next question. Takes the focus, because the current question is done. */
export const NextButton = ({ isLast, onNext }: NextButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      onClick={onNext}
      // The Enter key of the check may still be held down.
      onKeyDown={(event) => event.repeat && event.preventDefault()}
    >
      {isLast ? TASK_STRINGS.harvest : TASK_STRINGS.next}
    </Button>
  );
};
