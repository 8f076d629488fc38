import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { callApi } from '../call/call-client.ts';
import { useIsPortalConfigKnown, usePortalConfig } from '../routing/portal-config.ts';

/** Puts the token into the URL fragment, so no server or log receives it. */
const gameAddress = ({ gameUrl, playToken }: { gameUrl: string; playToken: string }) =>
  `${gameUrl}#play=${playToken}`;

/** Starts the game in this tab with a new token. */
export const useStartPlay = ({
  isReplacing = false,
  leave,
}: {
  /** Replaces the current page in the history. */
  isReplacing?: boolean;
  /** Opens another page if the game does not open. */
  leave?: () => Promise<void> | void;
} = {}) => {
  const showErrorToast = useErrorToast();
  return useMutation({
    mutationFn: () => callApi('startPlay', {}),
    onSuccess: (start) => {
      const address = gameAddress(start);
      if (isReplacing) window.location.replace(address);
      else window.location.assign(address);
    },
    onError: async (error) => {
      // Show the error on the next page, because a page that loads slowly dismisses it.
      await leave?.();
      showErrorToast(error);
    },
  });
};

/**
 * Returns false for browsers without `AbortSignal.timeout`, which are too old. Without graphics
 * support, the game opens in plain mode.
 */
export const canPlayHere = () =>
  typeof AbortSignal !== 'undefined' && typeof AbortSignal.timeout === 'function';

/** Returns whether there is more than one way to play, or undefined until that is known. */
export const useHasPlayChoice = (): boolean | undefined => {
  const isKnown = useIsPortalConfigKnown();
  const config = usePortalConfig();
  if (!isKnown) return undefined;
  // An unsupported device needs the dialog too, because it shows the message.
  return !config || config.game.downloadUrl !== undefined || !canPlayHere();
};
