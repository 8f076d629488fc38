import { STOP_REASONS, type StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import { isRosterService } from '@wonderfield/contract/classrooms/classroom';
import type { NextStep } from '@wonderfield/contract/next-steps/next-step';

/** A classroom as the database stores it. */
export type ClassFacts = {
  id: string;
  name: string;
  service: string | null;
  zip: string | null;
  /** Number of students who have never signed in. */
  neverSignedIn: number;
  /** Why the newest sync stopped. Null if it ran, or if there was none. */
  stoppedBecause: string | null;
};

/** A row is listed from two days before its due date. */
export const SOON_DAYS = 2;

/** The other reasons end without the teacher. */
const NEEDS_TEACHER: readonly StopReason[] = [
  'manyLeft',
  'noSeats',
  'notConnected',
  'classGone',
  'classClosed',
];

export type DueRow = { daysUntilDue: number; students: number };

const classroomOf = ({ id, name }: ClassFacts) => ({ classroomId: id, classroomName: name });

/** Returns the row with the earliest due date that some students have not finished. */
const rowStep = (facts: ClassFacts, rows: readonly DueRow[]): NextStep[] => {
  const [next] = rows
    .filter(({ students }) => students > 0)
    .sort((first, second) => first.daysUntilDue - second.daysUntilDue);
  return next ? [{ kind: 'rowNotDone', ...classroomOf(facts), ...next }] : [];
};

const syncStep = (facts: ClassFacts): NextStep[] => {
  const { service, stoppedBecause } = facts;
  const because = STOP_REASONS.find((reason) => reason === stoppedBecause);
  if (!because || !NEEDS_TEACHER.includes(because)) return [];
  if (service === null || !isRosterService(service)) return [];
  return [{ kind: 'syncStopped', ...classroomOf(facts), service, because }];
};

const signInStep = (facts: ClassFacts): NextStep[] =>
  facts.neverSignedIn > 0
    ? [{ kind: 'neverSignedIn', ...classroomOf(facts), students: facts.neverSignedIn }]
    : [];

const ORDER: readonly NextStep['kind'][] = ['rowNotDone', 'syncStopped', 'neverSignedIn'];

/** Returns at most one step of each kind for each classroom, the most urgent kind first. */
export const nextSteps = (
  classes: readonly ClassFacts[],
  /** Rows that are due soon, by classroom. */
  rows: ReadonlyMap<string, readonly DueRow[]>,
): NextStep[] => {
  const steps = classes.flatMap((facts) => [
    ...rowStep(facts, rows.get(facts.id) ?? []),
    ...syncStep(facts),
    ...signInStep(facts),
  ]);
  return steps.sort((first, second) => ORDER.indexOf(first.kind) - ORDER.indexOf(second.kind));
};
