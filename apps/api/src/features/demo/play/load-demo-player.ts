import { GRADES, type Grade, SUBJECTS, valuesOf } from '@wonderfield/contract/options';
import type { Player } from '../../../context/player.ts';
import type { Deps } from '../../../dependencies.ts';
import type { DemoPlayerRow } from './demo-progress.queries.ts';

const gradeOf = (grade: string | null): Grade =>
  valuesOf(GRADES).find((gradeValue) => gradeValue === grade) ?? '3';

/** Returns the demo student as a player of the game. */
export const playerOf = async (
  { timeZoneOf }: Pick<Deps, 'timeZoneOf'>,
  student: DemoPlayerRow,
): Promise<Player> => ({
  id: student.id,
  name: student.avatar_name ?? '',
  look: student.avatar_look ?? undefined,
  isStudent: true,
  grade: gradeOf(student.grade),
  level: 'medium',
  subjects: valuesOf(SUBJECTS),
  timeZone: await timeZoneOf(student.zip),
  dailyMinutes: undefined,
});
