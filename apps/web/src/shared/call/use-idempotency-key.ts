import { useRef } from 'react';

/**
 * Returns the idempotency key of a form. Unchanged values keep the key, so a retry has no further
 * effect, and changed values get a new one.
 */
export const useIdempotencyKey = () => {
  const last = useRef({ form: '', key: '' });
  return (values: object): string => {
    const form = JSON.stringify(values);
    if (form !== last.current.form) last.current = { form, key: crypto.randomUUID() };
    return last.current.key;
  };
};
