import { useMutation } from '@tanstack/react-query';
import { callApi } from '../call-client.ts';
import { useErrorToast } from '../use-error-toast.ts';

/** The token goes behind the `#`: neither a server nor a log ever sees it. */
const gameAddress = ({ gameUrl, playToken }: { gameUrl: string; playToken: string }) =>
  `${gameUrl}#play=${playToken}`;

/** Starts the game in this tab: a fresh token, then away. */
export const useStartPlay = () => {
  const tellError = useErrorToast();
  return useMutation({
    mutationFn: () => callApi('startPlay', {}),
    onSuccess: (start) => window.location.assign(gameAddress(start)),
    onError: (error) => tellError(error),
  });
};

/**
 * Where nothing can be drawn, the game opens in plain words by itself. A browser that cannot even give
 * up on a call that gets no answer is too old for both.
 */
export const canPlayHere = () =>
  typeof AbortSignal !== 'undefined' && typeof AbortSignal.timeout === 'function';
