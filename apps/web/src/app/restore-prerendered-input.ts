type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';
const REACHABLE = `a, button, ${FIELDS}`;

/**
 * Returns true if two elements have the same tag, name, link target and text, such as the button
 * beside each password.
 */
const isAlike = (first: Element, second: Element) =>
  first.tagName === second.tagName &&
  first.getAttribute('name') === second.getAttribute('name') &&
  first.getAttribute('href') === second.getAttribute('href') &&
  first.textContent === second.textContent;

/**
 * Finds the same element in the rendered page by its position among equal elements. Both pages have
 * the same order.
 */
const findCounterpart = (element: Element, drawn: Element, page: Element) => {
  const alikeIn = (where: Element) =>
    [...where.querySelectorAll<HTMLElement>(REACHABLE)].filter((other) => isAlike(element, other));
  return alikeIn(page)[alikeIn(drawn).indexOf(element as HTMLElement)];
};

/**
 * Returns true if the user changed the field. Untouched fields keep the page's value, for example
 * from a QR code.
 */
const isTouched = (field: Field) => {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  const isTicked = field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  return isTicked || field.value !== field.defaultValue;
};

/**
 * Sets a value as if the user had entered it. React detects values that are written by the
 * browser's native setter.
 */
const fillIn = (to: Field, from: Field) => {
  if (from instanceof HTMLInputElement && from.checked !== from.defaultChecked) return to.click();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
  to.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Transfers field values, focus and the last click from the prerendered page to the React page. */
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
      const counterpart = isTouched(field) && findCounterpart(field, drawn, root);
      if (counterpart) fillIn(counterpart as Field, field);
    }
    if (reached && drawn.contains(reached)) findCounterpart(reached, drawn, root)?.focus();
    // The prerendered page records the click (`tools/vite/prerender/page-html.ts`).
    const pressed = drawn.querySelector('[data-pressed]');
    // Wait until the page has attached its event handlers.
    if (pressed) setTimeout(() => findCounterpart(pressed, drawn, root)?.click());
  });
  takingPlace.observe(root, { childList: true });
};
