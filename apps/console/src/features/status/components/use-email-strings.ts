import { EMAIL_KINDS, type EmailKind } from '@wonderfield/contract/operators/email-kinds';
import { useStrings } from '../../../shared/use-strings.ts';
import type { statusStrings } from '../status.strings.en.ts';

const isKnown = (kind: string): kind is EmailKind =>
  (EMAIL_KINDS as readonly string[]).includes(kind);

const REASONS: Record<string, keyof typeof statusStrings.reasons> = {
  ECONNECTION: 'relayAway',
  ECONNREFUSED: 'relayAway',
  ETIMEDOUT: 'relayAway',
  ESOCKET: 'relayAway',
  EDNS: 'relayAway',
  EAUTH: 'relayLogin',
  EENVELOPE: 'refused',
};

/**
 * Returns labels for the kind of an email and for its error. An unknown kind is shown unchanged.
 */
export const useEmailStrings = () => {
  const t = useStrings('status');
  return {
    kindOf: (kind: string) => (isKnown(kind) ? t(`kinds.${kind}`) : kind),
    reasonOf: (reason: string) => t(`reasons.${REASONS[reason.split(' ')[0] ?? ''] ?? 'other'}`),
  };
};
