type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
const REACHABLE = `a, button, ${FIELDS}`;

/** Same kind, same name, same words: the fields of one question, or the button beside each password. */
const isAlike = (first: Element, second: Element) =>
  first.tagName === second.tagName &&
  first.getAttribute('name') === second.getAttribute('name') &&
  first.getAttribute('href') === second.getAttribute('href') &&
  first.textContent === second.textContent;

/** A page that is drawn twice has the same in the same order. */
const duplicateOf = (element: Element, drawn: Element, page: Element) => {
  const alikeIn = (where: Element) =>
    [...where.querySelectorAll<HTMLElement>(REACHABLE)].filter((other) => isAlike(element, other));
  return alikeIn(page)[alikeIn(drawn).indexOf(element as HTMLElement)];
};

/** What nobody touched is left to the page: it may know better, as from a QR code. */
const isTouched = (field: Field) => {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isTicked || field.value !== field.defaultValue;
};

/** As if it had been typed or chosen there: React notices what the browser's own setter writes. */
const fillIn = (to: Field, from: Field) => {
  if (from instanceof HTMLInputElement && from.checked !== from.defaultChecked) return to.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * When the page's code takes the place of what was drawn ahead, whoever was quicker loses nothing: what was
 * typed is in the fields, the keyboard is where it was, and a button that was pressed is pressed.
 */
export const restoreInput = (root: Element, drawn: Element) => {
  let reached = document.activeElement;
  const noteReached = () => {
    reached = document.activeElement;
  };
  document.addEventListener('focusin', noteReached);
  const takingPlace = new MutationObserver(() => {
    if (drawn.isConnected) return;
    takingPlace.disconnect();
    document.removeEventListener('focusin', noteReached);
    for (const field of drawn.querySelectorAll<Field>(FIELDS)) {
      const duplicate = isTouched(field) && duplicateOf(field, drawn, root);
      if (duplicate) fillIn(duplicate as Field, field);
    }
    if (reached && drawn.contains(reached)) duplicateOf(reached, drawn, root)?.focus();
    // Noted by the page itself (`tools/vite/prerender/page-html.ts`).
    const pressed = drawn.querySelector('[data-pressed]');
    // After the page has had its turn to listen.
    if (pressed) setTimeout(() => duplicateOf(pressed, drawn, root)?.click());
  });
  takingPlace.observe(root, { childList: true });
};
