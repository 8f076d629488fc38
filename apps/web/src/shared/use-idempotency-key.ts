import { useRef } from 'react';

/**
 * The key for sending a form: the same form sent again has the same key, so that a retry after a
 * lost answer changes nothing; a changed form is another request and gets another.
 */
export const useIdempotencyKey = () => {
  const last = useRef({ form: '', key: '' });
  return (values: object): string => {
    const form = JSON.stringify(values);
    if (form !== last.current.form) last.current = { form, key: crypto.randomUUID() };
    return last.current.key;
  };
};
