import type { Field, GivenAnswer, Row } from '@wonderfield/contract/play/game-calls';
import type { Time } from './answer-age.ts';
import type { PlayTime } from './play-time.ts';

/** A player's session, continued after a reload. */
export type Visit = {
  playSession: string;
  playerKey: string;
  /** Last known field. */
  field: Field;
  time: PlayTime;
};

/** An answer that was not sent yet. */
export type QueuedAnswer = { id: number; playerKey: string; answer: GivenAnswer; given: Time };

export type ChangeSeeds = (planted: readonly Time[]) => readonly Time[];
export type ChangeRows = (own: readonly Row[]) => readonly Row[];

/**
 * Local data of the game. Everything belongs to one player, identified by the server's `playerKey`.
 */
export type GameStore = {
  /** Returns true if the data survives the page. */
  isLasting(): boolean;
  /** Returns the session that continues without Play. */
  current(): Promise<Visit | undefined>;
  /** Starts a session. Deletes the data of other players except their unsent answers. */
  begin(visit: Visit): Promise<void>;
  /** Stores the state of a session unless another player's has started. */
  keep(visit: Visit): Promise<void>;
  /** Ends a session. Deletes session, field and rows, but keeps unsent answers. */
  forget(playerKey: string): Promise<void>;
  /** Returns the permanent key of this device for the player. */
  deviceKey(playerKey: string): Promise<string>;
  rows(playerKey: string): Promise<Row[]>;
  /**
   * Changes the rows atomically across tabs and returns them. Changes nothing if another player's
   * session has started.
   */
  changeRows(playerKey: string, change: ChangeRows): Promise<readonly Row[]>;
  /** Stores an answer and its change of the rows, both or neither. */
  addAnswer(answer: Omit<QueuedAnswer, 'id'>, change?: ChangeRows): Promise<void>;
  /** Returns answers in the order they were given. */
  answers(playerKey: string): Promise<QueuedAnswer[]>;
  removeAnswers(ids: readonly number[]): Promise<void>;
  /** Returns when seeds were planted that were not sent yet, oldest first. */
  plantedSeeds(playerKey: string): Promise<readonly Time[]>;
  changePlantedSeeds(playerKey: string, change: ChangeSeeds): Promise<void>;
  /** Deletes older answers of all players. */
  dropAnswersBefore(at: number): Promise<void>;
};
