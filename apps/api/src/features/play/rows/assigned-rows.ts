import type { AssignedRow } from '@wonderfield/contract/assignments/assignment';
import type { Subject } from '@wonderfield/contract/options';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Skill } from '@wonderfield/questions/skill';
import type { Player } from '../../../context/player.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { addDays, type Day, dayAt, daysBetween } from '../mastery/days.rules.ts';
import { type AssignedRowRow, lockAssignment, selectAssignedTo } from './assigned-rows.queries.ts';

/** Returns yesterday in UTC. The current day of any classroom is not earlier. */
const dayBefore = (now: Date) => addDays(dayAt(now, 'UTC'), -1);

type Assigned = { shown: AssignedRow; skills: readonly Skill[] };

const toAssigned = (row: AssignedRowRow, today: Day): Assigned => {
  const skills = row.skillIds.flatMap((id) => findSkill(id) ?? []);
  return {
    skills,
    shown: {
      assignmentId: row.id,
      teacherName: row.teacherName,
      subject: row.subject as Subject,
      skillNames: skills.map(({ name }) => name),
      dueOn: row.dueOn,
      daysUntilDue: daysBetween(today, row.dueOn),
      isBegun: row.isBegun,
    },
  };
};

/**
 * Returns the player's assigned rows by due date. Days end in the classroom's time zone, and
 * subjects excluded by a parent are omitted.
 */
export const readAssigned = async (
  { now, timeZoneOf }: Pick<Deps, 'now' | 'timeZoneOf'>,
  db: Db,
  player: Player,
): Promise<Assigned[]> => {
  const rows = await selectAssignedTo(db, { userId: player.id, since: dayBefore(now()) });
  const assigned: Assigned[] = [];
  for (const row of rows) {
    const today = dayAt(now(), await timeZoneOf(row.zip));
    const isOpen = row.dueOn >= today && player.subjects.includes(row.subject as Subject);
    if (isOpen) assigned.push(toAssigned(row, today));
  }
  return assigned.filter(({ skills }) => skills.length > 0);
};

/** Locks and returns an assigned row, or undefined if it is another player's or over. */
export const findAssigned = async (
  deps: Pick<Deps, 'now' | 'timeZoneOf'>,
  tx: Db,
  { player, assignmentId }: { player: Player; assignmentId: string },
) => {
  if (!(await lockAssignment(tx, assignmentId))) throw new DomainError('ASG_001');
  const assigned = await readAssigned(deps, tx, player);
  const row = assigned.find(({ shown }) => shown.assignmentId === assignmentId);
  if (!row) throw new DomainError('ASG_001');
  return row;
};
