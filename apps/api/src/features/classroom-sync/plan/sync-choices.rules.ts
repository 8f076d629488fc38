import type {
  DuplicateDecision,
  SyncPreview,
} from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  isQuarter,
  leaveQuestion,
  leavingStudentIds,
  undecidedDuplicates,
} from '@wonderfield/contract/classroom-sync/sync-rules';
import { DomainError } from '../../../domain-error.ts';

/** The educator's decisions about the preview. */
export type Choices = {
  fingerprint?: string | undefined;
  decisions: readonly DuplicateDecision[];
  keptIds: readonly string[];
  confirmedLeaving?: number | undefined;
};

/** Rejects a sync that differs from the preview. */
export const ensurePreviewCurrent = (preview: SyncPreview, { fingerprint }: Choices) => {
  if (fingerprint !== undefined && fingerprint !== preview.fingerprint)
    throw new DomainError('SYN_003');
};

/** Requires the educator's decision for every possible duplicate. */
export const ensureDuplicatesDecided = (preview: SyncPreview, { decisions }: Choices) => {
  if (undecidedDuplicates(preview, decisions).length > 0) throw new DomainError('SYN_001');
};

/**
 * Requires a confirmed number if a quarter of the class or more would leave. A nightly sync cannot
 * confirm it.
 */
export const ensureLeavingConfirmed = (
  preview: SyncPreview,
  choices: Choices,
  { isNight }: { isNight: boolean },
) => {
  const leaving = leavingStudentIds(preview, choices).length;
  const isAsked = isNight
    ? isQuarter(leaving, preview.here)
    : leaveQuestion(leaving, preview.here) !== 'none';
  if (!isAsked) return;
  if (choices.confirmedLeaving !== leaving) throw new DomainError('SYN_002');
};
