import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useCallback } from 'react';
import { SessionEnded } from './call-client.ts';

/** Shows a toast for a failed call. Skips ended sessions, which the sign-in page reports. */
export const useErrorToast = () => {
  const { show } = useToasts();
  return useCallback(
    (error: Error) => {
      if (!(error instanceof SessionEnded)) show({ tone: 'error', text: error.message });
    },
    [show],
  );
};
