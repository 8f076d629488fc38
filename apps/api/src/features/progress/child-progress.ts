import type { Subject } from '@wonderfield/contract/options';
import { type Stage, visitorAfter } from '@wonderfield/contract/play/field';
import type { ChildProgress, SkillProgress } from '@wonderfield/contract/progress/progress';
import { findSkill } from '@wonderfield/questions/all-skills';
import { Refusal } from '../../refusal.ts';
import type { Parent } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { addDays, type Day, dayAt, mondayOf, startOf } from '../play/days.rules.ts';
import { percentOf } from '../play/mastery.rules.ts';
import {
  type GrowthRow,
  type SkillDayRow,
  selectFinishedRows,
  selectFirstDay,
  selectGrowthOfChild,
  selectOptionalOwnChild,
  selectPlayDays,
  selectSkillDays,
} from './progress.queries.ts';

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
      percent: percentOf(row.recent),
      answers: row.answers,
    },
  ];
};

const bySubject = (rows: readonly SkillDayRow[]): ChildProgress['subjects'] =>
  [...Map.groupBy(rows, ({ skillId }) => findSkill(skillId)?.subject)]
    .flatMap(([subject, own]) => (subject ? [{ subject, ...totalOf(own) }] : []))
    .sort((one, other) => other.questions - one.questions);

/** About what was practiced most this week. */
const atDinner = (rows: readonly SkillDayRow[]) => {
  const [most] = [...Map.groupBy(rows, ({ skillId }) => skillId)]
    .map(([skillId, own]) => ({ skillId, ...totalOf(own) }))
    .sort(
      (one, other) => other.questions - one.questions || one.skillId.localeCompare(other.skillId),
    );
  return most && findSkill(most.skillId)?.atDinner;
};

const movedIn = (rows: readonly { subject: string; rows: number }[]): ChildProgress['movedIn'] => {
  const last = rows.at(-1);
  const subject = last?.subject as Subject;
  const visitor = last && visitorAfter(subject, last.rows);
  return visitor && { subject, visitor, rows: last.rows };
};

/** Before it nobody played. */
const FIRST_MONDAY = '2026-01-05';

/** The Monday of the week that is meant: none before the game began, none that has not begun. */
const weekAsked = (day: Day, thisMonday: Day) => {
  if (day < FIRST_MONDAY) return FIRST_MONDAY;
  return day > thisMonday ? thisMonday : mondayOf(day);
};

/** A week of one's own child. Sums are read, never single answers. */
export const readChildProgress = async (
  { deps, actor }: Work<Parent>,
  { childId, week }: { childId: string; week?: string | undefined },
): Promise<ChildProgress> => {
  const { db } = deps;
  const child = await selectOptionalOwnChild(db, { parentId: actor.id, childId });
  if (!child) throw new Refusal('CHD_001');
  const timeZone = await deps.timeZoneOf(child.zip);
  const thisMonday = mondayOf(dayAt(deps.now(), timeZone));
  const from = weekAsked(week ?? thisMonday, thisMonday);
  const to = addDays(from, 6);
  const ids = { childId: child.id, from, to };
  const skillDays = await selectSkillDays(db, ids);
  const seconds = await selectPlayDays(db, ids);
  const finished = await selectFinishedRows(db, {
    childId: child.id,
    since: startOf(from, timeZone),
    until: startOf(addDays(to, 1), timeZone),
  });
  const firstDay = await selectFirstDay(db, child.id);
  return {
    childId: child.id,
    firstName: child.first_name,
    look: child.avatar_look ?? undefined,
    week: {
      from,
      to,
      earlier: firstDay !== undefined && firstDay < from ? addDays(from, -7) : undefined,
      later: from < thisMonday ? addDays(from, 7) : undefined,
    },
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(from, index);
      return {
        day,
        minutes: Math.round((seconds.get(day) ?? 0) / 60),
        ...totalOf(skillDays.filter((row) => row.day === day)),
      };
    }),
    subjects: bySubject(skillDays),
    skills: (await selectGrowthOfChild(db, child.id)).flatMap(toSkill),
    rows: finished.length,
    atDinner: atDinner(skillDays),
    movedIn: movedIn(finished),
  };
};
