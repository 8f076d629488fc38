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
import { DomainError } from '../../domain-error.ts';

/** What the educator said about the preview. */
export type Choices = {
  fingerprint?: string | undefined;
  decisions: readonly DuplicateDecision[];
  keptIds: readonly string[];
  confirmedLeaving?: number | undefined;
};

/** What is written is what was shown, or nothing. */
export const ensurePreviewCurrent = (preview: SyncPreview, { fingerprint }: Choices) => {
  if (fingerprint !== undefined && fingerprint !== preview.fingerprint)
    throw new DomainError('SYN_003');
};

/** Nobody is taken for somebody else unless an educator says so. */
export const ensureDuplicatesDecided = (preview: SyncPreview, { decisions }: Choices) => {
  if (undecidedDuplicates(preview, decisions).length > 0) throw new DomainError('SYN_001');
};

/** Where a quarter of the class or more leaves, somebody has looked at how many. At night nobody does. */
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
