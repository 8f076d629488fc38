import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Child } from '@wonderfield/contract/children/child';
import { useState } from 'react';
import { recall, remember } from '../../../../shared/session/local-storage.ts';
import { usePlayAsChild } from '../../api/child-login-calls.ts';

/** Signs a child in on this device. Asks first, once per device, as the parent is signed out. */
export const usePlayHere = () => {
  const showErrorToast = useErrorToast();
  const play = usePlayAsChild();
  const [askedChild, setAskedChild] = useState<Child>();
  // Stays true after the response, because the next page takes a moment to load.
  const isStarting = play.isPending || play.isSuccess;
  const start = (child: Child) =>
    play.mutateAsync(child.id, { onError: (error) => showErrorToast(error) });
  return {
    askedChild,
    startingId: isStarting ? play.variables : undefined,
    choose: (child: Child) => {
      if (isStarting) return;
      if (recall('play-here-known') === null) setAskedChild(child);
      else start(child).catch(() => undefined);
    },
    confirm: async (child: Child) => {
      await start(child);
      remember('play-here-known', '1');
    },
    cancel: () => setAskedChild(undefined),
  };
};
export type PlayHere = ReturnType<typeof usePlayHere>;
