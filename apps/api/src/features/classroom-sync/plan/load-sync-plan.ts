import type { ClassSource } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { hashEmail } from '../../identities/roster-identities.ts';
import type { Named } from './external-names.rules.ts';
import { type SyncCandidateRow, selectSyncCandidates } from './sync-candidates.queries.ts';
import { planSync, type SyncPlan } from './sync-plan.rules.ts';
import type { KnownStudent, Person } from './sync-students.rules.ts';
import { toNameParts } from './sync-students.rules.ts';

/** A class as just read from the external service. */
export type ExternalRosterState = {
  source: ClassSource;
  issuer: string;
  name: string;
  section: string | undefined;
  subject: string | undefined;
  grade: string | undefined;
  roster: readonly Named[];
};

const toKnown = (row: SyncCandidateRow): KnownStudent => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.email,
  isFamilys: row.is_familys,
  schoolId: row.school_id,
  isOrphan: row.is_orphan,
  isLookedAfter: row.is_looked_after,
  isOwnOrphan: row.is_own_orphan,
  lastSeenAt: row.signed_in_at ?? undefined,
  outsideIds: row.outside_ids,
  emailMarks: row.email_marks,
  place: row.joined_at
    ? { joinedAt: row.joined_at, isSynced: row.is_synced ?? false, how: row.how ?? 'sync' }
    : undefined,
  isFormer: row.is_former,
  otherClass: row.other_class ?? undefined,
  isOfSchool: row.is_of_school,
});

export type SyncPlanReader = SyncPlan & {
  students: KnownStudent[];
  /** Members of the class who can be students here. */
  people: Person[];
};

type Input = {
  educatorId: string;
  external: ExternalRosterState;
  chosenIds: ReadonlySet<string>;
  classroomId: string | undefined;
};

/** Plans what a sync of this class would do now. */
export const loadSyncPlan = async (
  deps: Pick<Deps, 'sealer'>,
  db: Db,
  { educatorId, external, chosenIds, classroomId }: Input,
): Promise<SyncPlanReader> => {
  const { source, issuer, roster } = external;
  const rows = await selectSyncCandidates(db, {
    service: source.service,
    issuer,
    educatorId,
    classroomId,
    outsideIds: roster.map(({ id }) => id),
    nameParts: toNameParts(roster),
  });
  // Omit teachers who are listed as students there.
  const adults = new Set(
    rows.filter((row) => !row.is_student).flatMap(({ outside_ids }) => outside_ids),
  );
  const people = roster
    .filter(({ id }) => !adults.has(id))
    .map((person) => ({
      ...person,
      emailMark: person.email && hashEmail(deps, person.email).toString('hex'),
    }));
  const students = rows.filter((row) => row.is_student).map(toKnown);
  return { ...planSync(people, chosenIds, students), students, people };
};
