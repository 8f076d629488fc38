import type { SyncPreview, TwinDecision } from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  leaveQuestion,
  leavingStudentIds,
  undecidedTwins,
} from '@wonderfield/contract/classroom-sync/sync-rules';
import { Refusal } from '../../refusal.ts';

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

/** Where a quarter of the class or more leaves, somebody has looked at how many. */
export const ensureLeavingConfirmed = (preview: SyncPreview, choices: Choices) => {
  const leaving = leavingStudentIds(preview, choices).length;
  if (leaveQuestion(leaving, preview.here) === 'none') return;
  if (choices.confirmedLeaving !== leaving) throw new Refusal('SYN_002');
};
