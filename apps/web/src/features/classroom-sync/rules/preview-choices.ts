import type {
  DuplicateDecision,
  SyncPreview,
} from '@wonderfield/contract/classroom-sync/sync-preview';
import {
  leaveQuestion,
  leavingStudentIds,
  undecidedDuplicates,
} from '@wonderfield/contract/classroom-sync/sync-rules';

/** What the educator has said about a preview. */
export type PreviewChoices = {
  decisions: readonly DuplicateDecision[];
  /** Students who would leave and stay all the same. */
  keptIds: readonly string[];
};

/** What was said and still fits: of a class that was read again, some questions may be gone. */
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

/** The decisions with this one in place of what was said about the same student before. */
export const withDecision = (
  decisions: readonly DuplicateDecision[],
  decision: DuplicateDecision,
) => [
  ...decisions.filter(({ outsideId: externalId }) => externalId !== decision.outsideId),
  decision,
];

/** Pairs of one and the same name that nobody has decided about: most often a class typed in before. */
export const undecidedNamesakes = (preview: SyncPreview, decisions: readonly DuplicateDecision[]) =>
  undecidedDuplicates(preview, decisions)
    .filter(({ why }) => why === 'sameName')
    .map(({ there: external, here }) => ({
      outsideId: external.id,
      studentId: here.id,
      isSame: true,
    }));

/** Whether a sync would change anything at all. */
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

/** Everybody who would be new, with those who turned out to be somebody else. */
export const peopleAdded = (preview: SyncPreview, { decisions }: PreviewChoices) => [
  ...preview.added,
  ...saidOf(preview, decisions, false).map(({ there: external }) => ({
    ...external,
    hasAccount: false,
  })),
];

/** Everybody who would leave or is kept from it. */
export const peopleLeaving = (preview: SyncPreview, { decisions }: PreviewChoices) => [
  ...preview.left,
  ...saidOf(preview, decisions, false)
    .filter(({ here }) => here.wouldLeave)
    .map(({ here }) => ({ ...here, why: 'gone' as const })),
];

/** New logins a school needs seats for. */
export const newSeats = (preview: SyncPreview, choices: PreviewChoices) =>
  peopleAdded(preview, choices).filter(({ hasAccount }) => !hasAccount).length;

/** Whether so many would leave that the sync asks about it. */
export const isAskedAboutLeaving = (preview: SyncPreview, choices: PreviewChoices) =>
  leaveQuestion(leavingStudentIds(preview, choices).length, preview.here) !== 'none';

/** Questions that must be answered before the sync: each pair, and whether so many really leave. */
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
