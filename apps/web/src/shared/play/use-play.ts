import { useMutation } from '@tanstack/react-query';
import { callApi } from '../call-client.ts';
import { useIsPortalConfigKnown, usePortalConfig } from '../portal-config.ts';
import { useErrorToast } from '../use-error-toast.ts';

/** The token goes behind the `#`: neither a server nor a log ever sees it. */
const gameAddress = ({ gameUrl, playToken }: { gameUrl: string; playToken: string }) =>
  `${gameUrl}#play=${playToken}`;

/** Starts the game in this tab: a fresh token, then away. */
export const useStartPlay = ({
  isReplacing = false,
}: {
  /** Nobody wants to come back to the page that led there. */
  isReplacing?: boolean;
} = {}) => {
  const showErrorToast = useErrorToast();
  return useMutation({
    mutationFn: () => callApi('startPlay', {}),
    onSuccess: (start) => {
      const address = gameAddress(start);
      if (isReplacing) window.location.replace(address);
      else window.location.assign(address);
    },
    onError: (error) => showErrorToast(error),
  });
};

/**
 * Where nothing can be drawn, the game opens in plain words by itself. A browser that cannot even give
 * up on a call that gets no answer is too old for both.
 */
export const canPlayHere = () =>
  typeof AbortSignal !== 'undefined' && typeof AbortSignal.timeout === 'function';

/** Whether there is something to choose; nothing while that is not known. */
export const useHasPlayChoice = (): boolean | undefined => {
  const isKnown = useIsPortalConfigKnown();
  const config = usePortalConfig();
  if (!isKnown) return undefined;
  // A device that is too old is told so, where the choice would be.
  return !config || config.game.downloadUrl !== undefined || !canPlayHere();
};
