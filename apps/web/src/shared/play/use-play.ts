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

/** The game draws with WebGL; where that is missing it cannot be played. */
export const canPlayHere = (): boolean => {
  try {
    const canvas = document.createElement('canvas');
    return !!(canvas.getContext('webgl2') ?? canvas.getContext('webgl'));
  } catch {
    return false;
  }
};
