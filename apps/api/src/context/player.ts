import type { Grade, Subject } from '@wonderfield/contract/options';

/** Player data for the game: the avatar and the settings of the field. Never the real name. */
export type Player = {
  id: string;
  /** Avatar name. Adults play as a visitor of the field. */
  name: string;
  look: string | undefined;
  isStudent: boolean;
  grade: Grade;
  /** Determines the target share of questions answered correctly at the first attempt. */
  level: 'easy' | 'medium' | 'challenging';
  subjects: readonly Subject[];
  timeZone: string;
  /** Daily limit set by a parent. */
  dailyMinutes: number | undefined;
};
