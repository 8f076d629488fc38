import type { DuplicateDecision } from '@wonderfield/contract/classroom-sync/sync-preview';
import { useState } from 'react';
import { type PreviewChoices, withDecision } from '../../rules/preview-choices.ts';

type Said = PreviewChoices & { confirmedLeaving: number | undefined };

const NOTHING: Said = { decisions: [], keptIds: [], confirmedLeaving: undefined };

/** Stores the educator's decisions. They survive a return to the selection. */
export const usePreviewChoices = () => {
  const [said, setSaid] = useState(NOTHING);
  return {
    ...said,
    decide: (decision: DuplicateDecision) =>
      setSaid((now) => ({ ...now, decisions: withDecision(now.decisions, decision) })),
    keep: (id: string, isKept: boolean) =>
      setSaid((now) => {
        const others = now.keptIds.filter((each) => each !== id);
        return { ...now, keptIds: isKept ? [...others, id] : others };
      }),
    /**
     * Stores the confirmed number. If the number changes later, the confirmation is required again.
     */
    confirmLeaving: (confirmedLeaving: number | undefined) =>
      setSaid((now) => ({ ...now, confirmedLeaving })),
  };
};
export type SaidInPreview = ReturnType<typeof usePreviewChoices>;
