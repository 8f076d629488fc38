import type { Saved } from './play-client.ts';

/**
 * Sends the server's results to other tabs of the same player, because one tab delivers for all.
 */
export const openOtherTabs = (playerKey: string, onSaved: (saved: Saved) => void) => {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`wonderfield ${playerKey}`);
  channel.onmessage = ({ data }: MessageEvent<Saved>) => onSaved(data);
  return {
    tell: (saved: Saved) => channel.postMessage(saved),
    close: () => channel.close(),
  };
};
