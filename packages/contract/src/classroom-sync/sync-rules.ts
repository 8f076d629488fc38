import type { DuplicateDecision, SyncPreview } from './sync-preview.ts';

/** For how many days a sync can be undone. */
export const SYNC_UNDO_DAYS = 30;

type Choices = {
  decisions: readonly DuplicateDecision[];
  /** Students who would leave and stay all the same. */
  keptIds: readonly string[];
};

const decisionOn = (decisions: readonly DuplicateDecision[], externalId: string) =>
  decisions.find((decision) => decision.outsideId === externalId);

/** Pairs nobody has decided about. */
export const undecidedDuplicates = (
  { twins: duplicates }: SyncPreview,
  decisions: readonly DuplicateDecision[],
) =>
  duplicates.filter(
    ({ there: external, here }) => decisionOn(decisions, external.id)?.studentId !== here.id,
  );

/** Students who would leave, after what was decided and who is kept. */
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

/** What the sync would come to, in numbers. */
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
    /** On the roster afterwards. */
    after,
    /** Places afterwards: never fewer than the other class has (D 5). */
    capacity: Math.max(preview.capacity, preview.there, after),
  };
};

/** A quarter of the class or more: at night nobody leaves then, however small the class. */
export const isQuarter = (leaving: number, here: number) => leaving > 0 && leaving * 4 >= here;

/** How loudly a sync asks before students leave: not, with a check box, or by typing the number. */
export const leaveQuestion = (leaving: number, here: number): 'none' | 'confirm' | 'type' => {
  if (leaving < 3 || !isQuarter(leaving, here)) return 'none';
  return leaving * 2 < here ? 'confirm' : 'type';
};
