import { useWords } from '../../../shared/use-words.ts';
import { statusWords } from '../status.words.en.ts';

type Kind = keyof typeof statusWords.kinds;

const isKnown = (kind: string): kind is Kind => Object.hasOwn(statusWords.kinds, kind);

const REASONS: Record<string, keyof typeof statusWords.reasons> = {
  ECONNECTION: 'relayAway',
  ECONNREFUSED: 'relayAway',
  ETIMEDOUT: 'relayAway',
  ESOCKET: 'relayAway',
  EDNS: 'relayAway',
  EAUTH: 'relayLogin',
  EENVELOPE: 'refused',
};

/** Which letter it is and why it failed, for people; a kind this page does not know is shown as it is. */
export const useLetterWords = () => {
  const t = useWords('status');
  return {
    kindOf: (kind: string) => (isKnown(kind) ? t(`kinds.${kind}`) : kind),
    reasonOf: (reason: string) => t(`reasons.${REASONS[reason.split(' ')[0] ?? ''] ?? 'other'}`),
  };
};
