import type { Rest } from '@wonderfield/contract/play/play-day';

/** Why the day ends: the daily limit, a long time of play, or the player's choice. */
export type EndOfDay = Exclude<Rest, 'none'> | 'choice';
