const TYPED_IN =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';
const QUESTIONS = '[role="dialog"], [role="alertdialog"]';

/** A letter that is meant for a field or a dialog, or for the browser, is no command of the page. */
export const isCommand = (
  event: Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !(event.target instanceof Element && event.target.closest(`${TYPED_IN}, ${QUESTIONS}`));
