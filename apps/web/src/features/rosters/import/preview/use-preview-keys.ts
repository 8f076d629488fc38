import { type KeyboardEvent, type RefObject, useCallback } from 'react';

const FIRST_CONTROL = 'input[type="radio"], [data-edit]';

/** Focuses the next line that waits for an answer, from the top again after the last one. */
const focusNextQuestion = (list: HTMLElement | null) => {
  const open = [...(list?.querySelectorAll<HTMLElement>('[data-open][data-row]') ?? [])];
  const current = document.activeElement?.closest('[data-row]');
  const isAfter = (line: HTMLElement) =>
    !current || Boolean(current.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = open.find((line) => line !== current && isAfter(line)) ?? open[0];
  next?.scrollIntoView({ block: 'center' });
  next?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
};

const isTyping = (target: EventTarget) =>
  target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';

/** Handles N (next question), 1 to 3 (answer) and E (edit) in the preview. */
export const usePreviewKeys = (list: RefObject<HTMLElement | null>) => {
  const focusNext = useCallback(() => focusNextQuestion(list.current), [list]);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const line = (event.target as HTMLElement).closest('[data-row]');
    const key = event.key.toLowerCase();
    if (key === 'n') focusNext();
    else if (key === 'e') line?.querySelector<HTMLElement>('[data-edit]')?.click();
    else if (/^[123]$/.test(key)) {
      const answers = line?.querySelectorAll<HTMLElement>('input[type="radio"]');
      answers?.[Number(key) - 1]?.click();
    } else return;
    event.preventDefault();
  };
  return { focusNext, handleKeyDown };
};
