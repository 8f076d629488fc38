import { type FocusEvent, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const TEXT_CONTROLS =
  'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])';

const isTextControl = (element: Element): element is TextControl => element.matches(TEXT_CONTROLS);

/** Stores each field's value when it gets the focus, so the dialog can detect typed text. */
export const useTypedText = () => {
  const initialValues = useRef(new Map<TextControl, string>());
  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const values = initialValues.current;
    for (const control of values.keys()) if (!control.isConnected) values.delete(control);
    if (isTextControl(target) && !values.has(target)) values.set(target, target.value);
  };
  const hasTypedText = () =>
    [...initialValues.current].some(
      ([control, initial]) => control.isConnected && control.value.trim() !== initial.trim(),
    );
  return { handleFocus, hasTypedText };
};
