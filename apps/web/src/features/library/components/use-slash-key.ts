import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** Focuses the field when `/` is pressed, unless the user is typing elsewhere. */
export const useSlashKey = (field: RefObject<HTMLInputElement | null>) =>
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
      const isCovered = document.querySelector('[role="dialog"], [role="menu"]');
      if (event.key !== '/' || isOther || isTyping(event.target) || isCovered) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
