import { useFormatter, useNow } from 'use-intl';

const MINUTE_MS = 60_000;

/** "3 days ago", and still right when the page has been open for an hour. */
export const useAgo = () => {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  return (time: string) => {
    const at = new Date(time);
    // A clock a little ahead of ours is not the future.
    return format.relativeTime(at > now ? now : at, now);
  };
};
