import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback } from 'react';
import { isSessionEnd } from './call-client.ts';

type Strings = { title?: string; text?: string };

/** Tells of a failed call once: the end of a session is told by the session watch alone. */
export const useErrorToast = () => {
  const { show } = useToasts();
  return useCallback(
    (error: Error, { title, text }: Strings = {}) => {
      if (!isSessionEnd(error)) show({ tone: 'error', title, text: text ?? error.message });
    },
    [show],
  );
};
