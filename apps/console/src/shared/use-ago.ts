import { useFormatter, useNow } from 'use-intl';

const MINUTE_MS = 60_000;

/** Formats "3 days ago" and keeps it up to date. */
export const useAgo = () => {
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  return (time: string) => {
    const at = new Date(time);
    // A slightly wrong clock must not show a time in the future.
    return format.relativeTime(at > now ? now : at, now);
  };
};
