const TYPED_IN =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
const QUESTIONS = '[role="dialog"], [role="alertdialog"]';

/** Returns false for keys that belong to a field, a dialog or the browser. */
export const isShortcut = (
  event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(`${TYPED_IN}, ${QUESTIONS}`));
