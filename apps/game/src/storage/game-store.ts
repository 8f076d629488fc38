import type { Field, GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import type { Time } from './answer-age.ts';
import type { PlayTime } from './play-time.ts';

/** Somebody's visit, as it goes on after the page was loaded again. */
export type Visit = {
  playSession: string;
  playerKey: string;
  /** As it was last seen. */
  field: Field;
  time: PlayTime;
};

/** An answer that the server has not heard yet. */
export type QueuedAnswer = { id: number; playerKey: string; answer: GivenAnswer; given: Time };

export type ChangeRows = (own: readonly Row[]) => readonly Row[];

/**
 * What the page keeps. Everything belongs to one player, and nobody else's page reads it: `playerKey`
 * is what the server calls them by.
 */
export type GameStore = {
  /** Whether it outlives the page. */
  isLasting(): boolean;
  /** The visit that goes on without pressing Play. */
  current(): Promise<Visit | undefined>;
  /** Begins a visit. What is kept of other players goes, but not what they have still to tell. */
  begin(visit: Visit): Promise<void>;
  /** Keeps how a visit is now, unless somebody else's has begun. */
  keep(visit: Visit): Promise<void>;
  /** Ends a visit: session, field and rows go, answers stay until their player is back. */
  forget(playerKey: string): Promise<void>;
  /** What this device is called for the player; the same one for good. */
  deviceKey(playerKey: string): Promise<string>;
  rows(playerKey: string): Promise<Row[]>;
  /**
   * Changes the rows in one step, whatever another tab does meanwhile, and tells how they are now. They
   * stay as they are once somebody else's visit has begun.
   */
  changeRows(playerKey: string, change: ChangeRows): Promise<readonly Row[]>;
  /** Keeps an answer, and what it changes in the rows: both or neither. */
  addAnswer(answer: Omit<QueuedAnswer, 'id'>, change?: ChangeRows): Promise<void>;
  /** In the order they were given. */
  answers(playerKey: string): Promise<QueuedAnswer[]>;
  removeAnswers(ids: readonly number[]): Promise<void>;
  /** Lets go of answers, anybody's, that were given before. */
  dropAnswersBefore(at: number): Promise<void>;
};
