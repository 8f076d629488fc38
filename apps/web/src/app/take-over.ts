const REACHABLE = 'a, button, input, select, textarea';

/** A page that is drawn twice says the same at the same place: same kind, same name, same words. */
const isTwin = (one: Element, other: Element) =>
  one.tagName === other.tagName &&
  one.getAttribute('name') === other.getAttribute('name') &&
  one.getAttribute('href') === other.getAttribute('href') &&
  one.getAttribute('value') === other.getAttribute('value') &&
  one.textContent === other.textContent;

const twinOf = (element: Element, page: Element) =>
  [...page.querySelectorAll<HTMLElement>(REACHABLE)].find((other) => isTwin(element, other));

/** As if it had been typed there; React notices what the browser's own setter writes. */
const type = (field: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What nobody touched is left to the page: it may know better, as from a QR code. */
const fillIn = (from: HTMLInputElement, to: HTMLInputElement) => {
  if (from.checked !== from.defaultChecked) to.click();
  else if (from.value !== from.defaultValue) type(to, from.value);
};

/**
 * When the page's code takes the place of what was drawn ahead, whoever was quicker loses nothing: what was
 * typed is in the fields, and the keyboard is where it was.
 */
export const carryOver = (root: Element, drawn: Element) => {
  let reached = document.activeElement;
  const noteReached = () => {
    reached = document.activeElement;
  };
  document.addEventListener('focusin', noteReached);
  const watch = new MutationObserver(() => {
    if (drawn.isConnected) return;
    watch.disconnect();
    document.removeEventListener('focusin', noteReached);
    for (const field of drawn.querySelectorAll('input')) {
      const twin = twinOf(field, root);
      if (twin instanceof HTMLInputElement) fillIn(field, twin);
    }
    if (reached && drawn.contains(reached)) twinOf(reached, root)?.focus();
  });
  watch.observe(root, { childList: true });
};
