import { suggestDueDate } from '@wonderfield/contract/assignments/assignment-days';

export type AssignDraft = {
  skillIds: string[];
  dueOn: string;
  /** Undefined for the whole class. */
  studentIds?: string[] | undefined;
};

/** The skill and students to prefill. The report of a student names no skill. */
export type AssignStart = { skillId?: string; studentIds: readonly string[] };

/** Creates the form values, prefilled with the given skill and students. */
export const draftFrom = (
  start: AssignStart | undefined,
  { today, rosterIds }: { today: string; rosterIds: readonly string[] },
): AssignDraft => ({
  skillIds: start?.skillId ? [start.skillId] : [],
  dueOn: suggestDueDate(today),
  // Omits students who left the class since.
  studentIds: start?.studentIds.filter((id) => rosterIds.includes(id)),
});
