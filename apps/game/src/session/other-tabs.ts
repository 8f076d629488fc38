import type { SaveResult } from './play-client.ts';

/**
 * Sends the server's results to other tabs of the same player, because one tab delivers for all.
 */
export const openOtherTabs = (playerKey: string, onSaved: (saved: SaveResult) => void) => {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(`wonderfield ${playerKey}`);
  channel.onmessage = ({ data }: MessageEvent<SaveResult>) => onSaved(data);
  return {
    tell: (saved: SaveResult) => channel.postMessage(saved),
    close: () => channel.close(),
  };
};
