import type { SyncPreview, TwinDecision } from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  isQuarter,
  leaveQuestion,
  leavingStudentIds,
  undecidedTwins,
} from '@wonderfield/contract/classroom-sync/sync-rules';
import { Refusal } from '../../domain-error.ts';

/** What the educator said about the preview. */
export type Choices = {
  fingerprint?: string | undefined;
  decisions: readonly TwinDecision[];
  keptIds: readonly string[];
  confirmedLeaving?: number | undefined;
};

/** What is written is what was shown, or nothing. */
export const ensurePreviewStands = (preview: SyncPreview, { fingerprint }: Choices) => {
  if (fingerprint !== undefined && fingerprint !== preview.fingerprint)
    throw new Refusal('SYN_003');
};

/** Nobody is taken for somebody else unless an educator says so. */
export const ensureTwinsDecided = (preview: SyncPreview, { decisions }: Choices) => {
  if (undecidedTwins(preview, decisions).length > 0) throw new Refusal('SYN_001');
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
  if (choices.confirmedLeaving !== leaving) throw new Refusal('SYN_002');
};
