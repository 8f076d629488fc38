import { LETTER_KINDS, type LetterKind } from '@wonderfield/contract/operators/email-kinds';
import { useWords } from '../../../shared/use-strings.ts';
import type { statusWords } from '../status.strings.en.ts';

const isKnown = (kind: string): kind is LetterKind =>
  (LETTER_KINDS as readonly string[]).includes(kind);

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
