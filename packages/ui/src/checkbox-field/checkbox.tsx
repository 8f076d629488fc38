import { type ComponentProps, useCallback, useImperativeHandle, useRef } from 'react';
import { cx } from '../internal/cx.ts';
import styles from './checkbox-field.module.css';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Partially checked, drawn as a dash. */
  indeterminate?: boolean | undefined;
};

/** A checkbox without a label. Set an `aria-label`, or use CheckboxField. */
export const Checkbox = ({ indeterminate = false, className, ref, ...input }: CheckboxProps) => {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  // `indeterminate` exists only as a DOM property, not as an attribute.
  const setElement = useCallback(
    (node: HTMLInputElement | null) => {
      element.current = node;
      if (node) node.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <input {...input} ref={setElement} type="checkbox" className={cx(styles.box, className)} />
  );
};
