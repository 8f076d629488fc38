import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { leavingStudentIds } from '@wonderfield/contract/classroom-sync/sync-rules';
import { comesAsGuest } from '../../students/logins/login-ownership.rules.ts';
import type { Choices } from './sync-choices.rules.ts';
import type { SyncPlan } from './sync-plan.rules.ts';
import { isRenamed, type KnownStudent, type Person } from './sync-students.rules.ts';

type Pair = { person: Person; student: KnownStudent };

/** A plan with all decisions applied: which students are enrolled, removed and renamed. */
export type SyncDraft = {
  /** People without an account. */
  strangers: Person[];
  /**
   * Students known by their external id who are not enrolled: former students or those of another
   * class.
   */
  comers: Pair[];
  /** Pairs the educator confirmed as the same student. */
  same: Pair[];
  /** Pairs the educator confirmed as different students. */
  different: Pair[];
  renamed: Pair[];
  leavingIds: string[];
  /** Students who left the external class but stay, from now on as manually added. */
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

/**
 * Returns 'sync' if the classroom manages the student's login, or 'joined' if another adult does.
 */
export const howTheyCome = (student: KnownStudent, schoolId: string | null) =>
  comesAsGuest(student, schoolId) ? ('joined' as const) : ('sync' as const);
