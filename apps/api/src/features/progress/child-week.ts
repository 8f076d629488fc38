import type { Subject } from '@wonderfield/contract/options';
import { type Stage, type Visitor, visitorAfter } from '@wonderfield/contract/play/field';
import type { ChildProgress, SkillProgress } from '@wonderfield/contract/progress/progress';
import { findSkill } from '@wonderfield/questions/all-skills';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { addDays, type Day, dayAt, mondayOf, startOf } from '../play/mastery/days.rules.ts';
import { percentOf } from '../play/mastery/growth.rules.ts';
import { certaintyOf } from './certainty.rules.ts';
import {
  type GrowthRow,
  type SkillDayRow,
  selectFinishedRows,
  selectGrowthOfChild,
  selectPlayDays,
  selectPlayedRange,
  selectSkillDays,
} from './progress.queries.ts';
import { FIRST_DAY } from './report-period.rules.ts';

const totalOf = (rows: readonly SkillDayRow[]) => ({
  questions: rows.reduce((sum, { answers }) => sum + answers, 0),
  right: rows.reduce((sum, { right }) => sum + right, 0),
});

const toSkill = (row: GrowthRow): SkillProgress[] => {
  const skill = findSkill(row.skillId);
  if (!skill) return [];
  const { id, name, subject, standards } = skill;
  return [
    {
      skillId: id,
      name,
      subject,
      standards: [...standards],
      stage: row.stage as Stage,
      ...certaintyOf(row, row.answers),
      percent: percentOf(row.recent),
      answers: row.answers,
    },
  ];
};

const bySubject = (rows: readonly SkillDayRow[]): ChildProgress['subjects'] =>
  [...Map.groupBy(rows, ({ skillId }) => findSkill(skillId)?.subject)]
    .flatMap(([subject, own]) => (subject ? [{ subject, ...totalOf(own) }] : []))
    .sort((first, second) => second.questions - first.questions);

/** A skill and its results in the week. */
export type Practiced = { skillId: string; questions: number; right: number };

/** Sums the results by skill, most practiced first. */
const bySkill = (rows: readonly SkillDayRow[]): Practiced[] =>
  [...Map.groupBy(rows, ({ skillId }) => skillId)]
    .map(([skillId, own]) => ({ skillId, ...totalOf(own) }))
    .sort(
      (first, second) =>
        second.questions - first.questions || first.skillId.localeCompare(second.skillId),
    );

type MovedIn = NonNullable<ChildProgress['movedIn']>;

/** Returns the visitors that moved in, in the order of the finished rows. */
const allMovedIn = (rows: readonly { subject: string; rows: number }[]): MovedIn[] =>
  rows.flatMap(({ subject, rows: there }) => {
    const visitor = visitorAfter(subject as Subject, there);
    return visitor ? [{ subject: subject as Subject, visitor, rows: there }] : [];
  });

/** Returns the Monday of the requested week, limited to the first and the current week. */
const weekAsked = (day: Day, thisMonday: Day) => {
  if (day < FIRST_DAY) return FIRST_DAY;
  return day > thisMonday ? thisMonday : mondayOf(day);
};

export type ChildOfWeek = {
  id: string;
  first_name: string;
  avatar_look: string | null;
  zip: string | null;
};

export type WeekOfChild = {
  /** The data of the parent's page. */
  progress: ChildProgress;
  practiced: Practiced[];
  /** All visitors that moved in, newest last. */
  visitors: Visitor[];
};

type Input = { childId: string; from: Day; to: Day; timeZone: string };

const readPlayed = async (db: Db, { childId, from, to, timeZone }: Input) => ({
  skillDays: await selectSkillDays(db, { childId, from, to }),
  seconds: await selectPlayDays(db, { childId, from, to }),
  finished: await selectFinishedRows(db, {
    childId,
    since: startOf(from, timeZone),
    until: startOf(addDays(to, 1), timeZone),
  }),
  growth: await selectGrowthOfChild(db, childId),
});

/**
 * Returns a week of a child for a verified parent, by default the last one with play. The page and
 * the weekly mail use the same sums, never single answers.
 */
export const readWeek = async (
  deps: Pick<Deps, 'readFromReplica' | 'now' | 'timeZoneOf'>,
  child: ChildOfWeek,
  week?: Day,
): Promise<WeekOfChild> => {
  const timeZone = await deps.timeZoneOf(child.zip);
  const today = dayAt(deps.now(), timeZone);
  const thisMonday = mondayOf(today);
  const { from, to, firstDay, skillDays, seconds, finished, growth } = await deps.readFromReplica(
    async (db) => {
      const range = await selectPlayedRange(db, child.id);
      const from = weekAsked(week ?? range.lastDay ?? today, thisMonday);
      const to = addDays(from, 6);
      const played = await readPlayed(db, { childId: child.id, from, to, timeZone });
      return { from, to, firstDay: range.firstDay, ...played };
    },
  );
  const practiced = bySkill(skillDays);
  const movedIn = allMovedIn(finished);
  const progress: ChildProgress = {
    childId: child.id,
    firstName: child.first_name,
    look: child.avatar_look ?? undefined,
    week: {
      from,
      to,
      earlier: firstDay !== undefined && firstDay < from ? addDays(from, -7) : undefined,
      later: from < thisMonday ? addDays(from, 7) : undefined,
    },
    today,
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(from, index);
      return {
        day,
        minutes: Math.round((seconds.get(day) ?? 0) / 60),
        ...totalOf(skillDays.filter((row) => row.day === day)),
      };
    }),
    subjects: bySubject(skillDays),
    skills: growth.flatMap(toSkill),
    rows: finished.length,
    atDinner: practiced[0] && findSkill(practiced[0].skillId)?.atDinner,
    movedIn: movedIn.at(-1),
  };
  return { progress, practiced, visitors: movedIn.map(({ visitor }) => visitor) };
};
