import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { leavingStudentIds } from '@wonderfield/contract/classroom-sync/sync-rules';
import { comesAsGuest } from '../students/login-ownership.rules.ts';
import type { Choices } from './sync-choices.rules.ts';
import type { SyncPlan } from './sync-plan.rules.ts';
import { isRenamed, type KnownStudent, type Person } from './sync-students.rules.ts';

type Pair = { person: Person; student: KnownStudent };

/** A plan with every decision taken: who exactly comes, leaves, and is called what. */
export type SyncDraft = {
  /** Without an account. */
  strangers: Person[];
  /** Known by their id, and not in the classroom: back, or from another class. */
  comers: Pair[];
  /** Said to be the same by the educator. */
  same: Pair[];
  /** Said to be two. */
  different: Pair[];
  renamed: Pair[];
  leavingIds: string[];
  /** Who would leave and stays, from now on as if added by hand. */
  keptIds: string[];
};

export const draftSync = (
  plan: SyncPlan,
  preview: SyncPreview,
  { decisions, keptIds }: Choices,
): SyncDraft => {
  const isSame = ({ person }: Pair) =>
    decisions.find(({ outsideId: externalId }) => externalId === person.id)?.isSame ?? false;
  const same = plan.twins.filter(isSame);
  const comers = plan.added.flatMap(({ person, student }) =>
    student ? [{ person, student }] : [],
  );
  const isNamedAnew = ({ person, student }: Pair) => isRenamed(person, student);
  return {
    strangers: [
      ...plan.added.filter(({ student }) => !student).map(({ person }) => person),
      ...plan.twins.filter((duplicate) => !isSame(duplicate)).map(({ person }) => person),
    ],
    comers,
    same,
    different: plan.twins.filter((duplicate) => !isSame(duplicate)),
    renamed: [...plan.renamed, ...comers.filter(isNamedAnew), ...same.filter(isNamedAnew)],
    leavingIds: leavingStudentIds(preview, { decisions, keptIds }),
    keptIds: leavingStudentIds(preview, { decisions, keptIds: [] }).filter((id) =>
      keptIds.includes(id),
    ),
  };
};

/** A classroom looks after the login of whom it brings in, unless somebody else does. */
export const howTheyCome = (student: KnownStudent, schoolId: string | null) =>
  comesAsGuest(student, schoolId) ? ('joined' as const) : ('sync' as const);
