import { useEffect } from 'react';
import type { Speech } from './speech.ts';

/**
 * Content that reads its buttons itself or keeps them silent, because the child has to read them.
 * Spread it on an element.
 */
export const OWN_VOICE = { 'data-voice': 'own' } as const;

const buttonAt = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('a, button') &&
  target.closest('[data-voice="own"]') === null
    ? target
    : undefined;

const nameOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? button.textContent).trim();

/** Says the name of a button that gets the focus from the keyboard, if the setting is on. */
export const useSpokenButtons = (speech: Speech, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return undefined;
    let isByKey = false;
    const handleKey = ({ key }: KeyboardEvent) => {
      isByKey = key === 'Tab' || key.startsWith('Arrow');
    };
    const handlePointer = () => {
      isByKey = false;
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const button = isByKey ? buttonAt(target) : undefined;
      if (button) speech.say([{ name: 'button', text: nameOf(button) }], () => undefined);
    };
    document.addEventListener('keydown', handleKey, { capture: true });
    document.addEventListener('pointerdown', handlePointer, { capture: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('pointerdown', handlePointer, { capture: true });
      document.removeEventListener('focusin', handleFocus);
    };
  }, [speech, isOn]);
};
