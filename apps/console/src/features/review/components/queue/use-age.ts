import { useNow } from 'use-intl';
import { useStrings } from '../../../../shared/use-strings.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Formats how long a state has lasted: "6 days". */
export const useAge = () => {
  const t = useStrings('review');
  const now = useNow({ updateInterval: MINUTE_MS });
  return (since: string) => {
    const days = Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS);
    return t('age', { days: Math.max(0, days) });
  };
};
