import type { Grade, Subject } from '@wonderfield/contract/options';

/** Who plays, as the game may know it: an avatar, and what shapes the field. Never a name. */
export type Player = {
  id: string;
  /** An adult plays as a visitor of the field. */
  name: string;
  look: string | undefined;
  isStudent: boolean;
  grade: Grade;
  /** Of right answers at first try, how many are aimed at. */
  level: 'easy' | 'medium' | 'challenging';
  subjects: readonly Subject[];
  timeZone: string;
  /** What a parent allows in a day. */
  dailyMinutes: number | undefined;
};
