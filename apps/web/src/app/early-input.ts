import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Input = { field: Field; value: string };

const isCheckable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/**
 * Returns true if the user changed the field. Untouched fields keep the page's value, for example
 * from a QR code.
 */
const isChanged = (field: Field) => {
  if (isCheckable(field)) {
    return field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  return field.value !== field.defaultValue;
};

/**
 * Enters a value as if the user had entered it. Resets the field first, because React ignores an
 * event that changes nothing.
 */
const enter = ({ field, value }: Input) => {
  if (isCheckable(field)) {
    field.checked = field.defaultChecked;
    return field.click();
  }
  field.value = '';
  // The native setter hides the new value from React until the event.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * Keeps what a visitor entered and clicked on a prerendered page before React hydrated it. Forms
 * write their initial values into the fields when their refs are set. So this reads the fields
 * before that, in an insertion effect, and restores them after it, in a layout effect.
 */
export const EarlyInput = () => {
  const inputs = useRef<Input[]>([]);
  useInsertionEffect(() => {
    const fields = document.querySelectorAll<Field>(
      '[data-prerendered] :is(input, select, textarea)',
    );
    inputs.current = [...fields].filter(isChanged).map((field) => ({ field, value: field.value }));
  }, []);
  useLayoutEffect(() => {
    for (const input of inputs.current) enter(input);
    inputs.current = [];
  }, []);
  useEffect(() => {
    const root = document.querySelector('[data-prerendered]');
    root?.removeAttribute('data-prerendered');
    // The page's inline script recorded the click (`server/inline-scripts.ts`).
    const clicked = root?.querySelector<HTMLElement>('[data-pressed]');
    clicked?.removeAttribute('data-pressed');
    clicked?.click();
  }, []);
  return null;
};
