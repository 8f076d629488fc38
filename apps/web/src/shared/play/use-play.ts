import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { callApi } from '../call/call-client.ts';
import { isClassDevice } from '../session/class-device.ts';

type Launch = { gameUrl: string; playToken: string; isInstalling: boolean };

/**
 * Puts the token into the URL fragment, so no server or log receives it. Tells the game that a
 * class shares this device, or that the student wants to install it.
 */
const gameAddress = ({ gameUrl, playToken, isInstalling }: Launch) => {
  const shared = isClassDevice() ? '&class' : '';
  return `${gameUrl}#play=${playToken}${shared}${isInstalling ? '&install' : ''}`;
};

/** Starts the game in this tab with a new token. */
export const useStartPlay = ({
  isReplacing = false,
  isInstalling = false,
  leave,
}: {
  /** Replaces the current page in the history. */
  isReplacing?: boolean;
  /** Asks to install the game when it is open. */
  isInstalling?: boolean;
  /** Opens another page if the game does not open. */
  leave?: () => Promise<void> | void;
} = {}) => {
  const showErrorToast = useErrorToast();
  return useMutation({
    mutationFn: () => callApi('startPlay', {}),
    onSuccess: (start) => {
      const address = gameAddress({ ...start, isInstalling });
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

/**
 * Returns true if the browser can offer to install the game. Not on a device that a class shares,
 * because an installed game opens without the class.
 */
export const canInstallGame = () => 'onbeforeinstallprompt' in window && !isClassDevice();
