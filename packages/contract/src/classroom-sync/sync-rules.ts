import { CLASSROOM_MAX_STUDENTS } from '../limits.ts';
import type { DuplicateDecision, SyncPreview } from './sync-preview.ts';

/** Days in which a sync can be undone. */
export const SYNC_UNDO_DAYS = 30;

type Choices = {
  decisions: readonly DuplicateDecision[];
  /** Students who would leave but are kept. */
  keptIds: readonly string[];
};

const decisionOn = (decisions: readonly DuplicateDecision[], externalId: string) =>
  decisions.find((decision) => decision.outsideId === externalId);

/** Returns the possible duplicates without a decision. */
export const undecidedDuplicates = (
  { twins: duplicates }: SyncPreview,
  decisions: readonly DuplicateDecision[],
) =>
  duplicates.filter(
    ({ there: external, here }) => decisionOn(decisions, external.id)?.studentId !== here.id,
  );

/** Returns the students who leave, after decisions and kept students. */
export const leavingStudentIds = (preview: SyncPreview, { decisions, keptIds }: Choices) => {
  const kept = new Set(keptIds);
  const different = preview.twins.filter(
    ({ there: external, here }) =>
      here.wouldLeave && decisionOn(decisions, external.id)?.isSame === false,
  );
  return [...preview.left.map(({ id }) => id), ...different.map(({ here }) => here.id)].filter(
    (id) => !kept.has(id),
  );
};

/** Returns the numbers of the sync's result. */
export const syncCounts = (preview: SyncPreview, choices: Choices) => {
  const same = preview.twins.filter(
    ({ there: external }) => decisionOn(choices.decisions, external.id)?.isSame,
  );
  const different = preview.twins.filter(
    ({ there: external }) => decisionOn(choices.decisions, external.id)?.isSame === false,
  );
  const returning = same.filter(({ here }) => here.joinedAt === undefined).length;
  const added = preview.added.length + different.length;
  const left = leavingStudentIds(preview, choices).length;
  const after = preview.here + added + returning - left;
  return {
    added,
    joined: same.length,
    renamed: preview.renamed.length,
    matched: preview.matched.length,
    left,
    /** Students on the roster after the sync. */
    after,
    /**
     * Capacity after the sync. Never less than the external class has students. Above the limit of
     * manual classrooms it follows the class, also when the class gets smaller.
     */
    capacity: Math.max(Math.min(preview.capacity, CLASSROOM_MAX_STUDENTS), preview.there, after),
  };
};

/**
 * Returns true for a quarter of the class or more. A nightly sync removes no student then, even
 * from a small class.
 */
export const isQuarter = (leaving: number, here: number) => leaving > 0 && leaving * 4 >= here;

/**
 * Returns how a sync asks before students leave: not at all, with a check box, or by typing the
 * number.
 */
export const leaveQuestion = (leaving: number, here: number): 'none' | 'confirm' | 'type' => {
  if (leaving < 3 || !isQuarter(leaving, here)) return 'none';
  return leaving * 2 < here ? 'confirm' : 'type';
};
