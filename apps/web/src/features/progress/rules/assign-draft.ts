import { usualDueOn } from '@wonderfield/contract/assignments/assignment-days';

/** A form to assign a row, as far as it is filled in. */
export type AssignDraft = {
  skillIds: string[];
  dueOn: string;
  /** Nobody named: the whole class. */
  studentIds?: string[] | undefined;
};

/** What somebody pressed to assign: a skill and students, or nothing yet. */
export type AssignStart = { skillId: string; studentIds: readonly string[] };

/** The form from a press: everything that is known is filled in. */
export const draftFrom = (
  start: AssignStart | undefined,
  { today, rosterIds }: { today: string; rosterIds: readonly string[] },
): AssignDraft => ({
  skillIds: start ? [start.skillId] : [],
  dueOn: usualDueOn(today),
  // Whoever left meanwhile is not asked for.
  studentIds: start?.studentIds.filter((id) => rosterIds.includes(id)),
});
