import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback } from 'react';
import { SessionEnded } from './call-client.ts';

/** Tells of a failed call once: the end of a session is told by the sign-in alone. */
export const useErrorToast = () => {
  const { show } = useToasts();
  return useCallback(
    (error: Error) => {
      if (!(error instanceof SessionEnded)) show({ tone: 'error', text: error.message });
    },
    [show],
  );
};
