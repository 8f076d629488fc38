import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback } from 'react';
import { isSessionEnd } from './errors.ts';

type Strings = { title?: string; text?: string };

/**
 * Returns a function that shows an error toast. The session watch alone reports an ended session.
 */
export const useErrorToast = () => {
  const { show } = useToasts();
  return useCallback(
    (error: Error, { title, text }: Strings = {}) => {
      if (!isSessionEnd(error)) show({ tone: 'error', title, text: text ?? error.message });
    },
    [show],
  );
};
