import type { Subject } from '@wonderfield/contract/options';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { gradeNumber, type Skill } from '@wonderfield/questions/skill';
import type { Player } from '../../../context/player.ts';
import { AIMS, type Standing } from './choose-row.rules.ts';
import type { Day } from './days.rules.ts';
import type { Growth } from './mastery.rules.ts';

const skillsBySubject = Map.groupBy(ALL_SKILLS, ({ subject }) => subject);

/** Returns a player's progress in a subject. */
export const readSubjectProgress = (
  subject: Subject,
  player: Player,
  {
    growths,
    today,
    lastFocus,
  }: { growths: ReadonlyMap<string, Growth>; today: Day; lastFocus: string | undefined },
): Standing<Skill> => ({
  skills: skillsBySubject.get(subject) ?? [],
  growths,
  grade: gradeNumber(player.grade),
  aim: AIMS[player.level],
  today,
  lastFocus,
});
