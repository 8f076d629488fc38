import type {
  DuplicateDecision,
  SyncPreview,
} from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  leaveQuestion,
  leavingStudentIds,
  undecidedDuplicates,
} from '@wonderfield/contract/classroom-sync/sync-rules';

/** The educator's decisions about a preview. */
export type PreviewChoices = {
  decisions: readonly DuplicateDecision[];
  /** Students who would leave but are kept by the educator. */
  keptIds: readonly string[];
};

/** Returns the decisions that still apply, because a new read of the class may remove questions. */
export const fittingChoices = (
  { twins: duplicates, left }: SyncPreview,
  { decisions, keptIds }: PreviewChoices,
): PreviewChoices => {
  const fitting = decisions.filter(({ outsideId: externalId, studentId }) =>
    duplicates.some(
      ({ there: external, here }) => external.id === externalId && here.id === studentId,
    ),
  );
  const isAnotherWhoLeaves = (id: string) =>
    duplicates.some(
      ({ there: external, here }) =>
        here.id === id &&
        here.wouldLeave &&
        fitting.some(({ outsideId: externalId, isSame }) => externalId === external.id && !isSame),
    );
  return {
    decisions: fitting,
    keptIds: keptIds.filter(
      (id) => left.some((student) => student.id === id) || isAnotherWhoLeaves(id),
    ),
  };
};

/** Adds a decision and replaces an earlier one about the same student. */
export const withDecision = (
  decisions: readonly DuplicateDecision[],
  decision: DuplicateDecision,
) => [
  ...decisions.filter(({ outsideId: externalId }) => externalId !== decision.outsideId),
  decision,
];

/**
 * Returns undecided pairs with equal names, which usually come from a class that was entered
 * manually.
 */
export const undecidedNamesakes = (preview: SyncPreview, decisions: readonly DuplicateDecision[]) =>
  undecidedDuplicates(preview, decisions)
    .filter(({ why }) => why === 'sameName')
    .map(({ there: external, here }) => ({
      outsideId: external.id,
      studentId: here.id,
      isSame: true,
    }));

/** Returns true if a sync would change anything. */
export const hasChanges = ({
  classroomId,
  nameBefore,
  twins: duplicates,
  added,
  renamed,
  left,
}: SyncPreview) =>
  classroomId === undefined ||
  nameBefore !== undefined ||
  [duplicates, added, renamed, left].some((people) => people.length > 0);

const saidOf = (
  { twins: duplicates }: SyncPreview,
  decisions: readonly DuplicateDecision[],
  isSame: boolean,
) =>
  duplicates.filter(({ there: external }) =>
    decisions.some((decision) => decision.outsideId === external.id && decision.isSame === isSame),
  );

/** Returns all students who would be new, including pairs decided as different. */
export const peopleAdded = (preview: SyncPreview, { decisions }: PreviewChoices) => [
  ...preview.added,
  ...saidOf(preview, decisions, false).map(({ there: external }) => ({
    ...external,
    hasAccount: false,
  })),
];

/** Returns all students who would leave, including those who are kept. */
export const peopleLeaving = (preview: SyncPreview, { decisions }: PreviewChoices) => [
  ...preview.left,
  ...saidOf(preview, decisions, false)
    .filter(({ here }) => here.wouldLeave)
    .map(({ here }) => ({ ...here, why: 'gone' as const })),
];

/** Returns the number of new logins that need a school seat. */
export const newSeats = (preview: SyncPreview, choices: PreviewChoices) =>
  peopleAdded(preview, choices).filter(({ hasAccount }) => !hasAccount).length;

/** Returns true if enough students would leave to require a confirmation. */
export const isAskedAboutLeaving = (preview: SyncPreview, choices: PreviewChoices) =>
  leaveQuestion(leavingStudentIds(preview, choices).length, preview.here) !== 'none';

/**
 * Counts open questions before the sync: undecided pairs and an unconfirmed number of leaving
 * students.
 */
export const openQuestions = (
  preview: SyncPreview,
  choices: PreviewChoices,
  confirmedLeaving: number | undefined,
) => {
  const isConfirmed =
    !isAskedAboutLeaving(preview, choices) ||
    confirmedLeaving === leavingStudentIds(preview, choices).length;
  return undecidedDuplicates(preview, choices.decisions).length + (isConfirmed ? 0 : 1);
};
