import type { SheetProps } from '../shared/sheet-props.ts';
import { useTaskKeys } from '../shared/use-task-keys.ts';

/** Returns true if a key has an effect of its own there. The picked tile needs none. */
const usesKeys = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button:not([aria-pressed="true"])') !== null;

/** Keys of a question for pre-readers: Space says, Enter checks, H shows the hint. */
export const usePreReaderKeys = ({
  asked: current,
  reading,
}: Pick<SheetProps, 'asked' | 'reading'>) =>
  useTaskKeys((key, event) => {
    if (key.toLowerCase() === 'h') {
      current.showHint();
      return true;
    }
    if (event.repeat || usesKeys(event.target)) return false;
    if (key === ' ') {
      reading.read();
      return true;
    }
    if (key !== 'Enter' || !current.canCheck) return false;
    current.check();
    return true;
  });
