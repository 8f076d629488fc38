import type { BaselineCall } from './baseline-server.ts';

type Fields = Record<string, string>;

/** A frequent call by many users, each with their own rows. */
export type HotCall = {
  name: string;
  /** Label in the result table. */
  label: string;
  path: string;
  /** Required share of the baseline's rate. */
  target: number;
  connections: readonly number[];
  /** Requests to record. The baseline repeats their statements. */
  recorded: readonly Fields[];
  /** Returns the next request for the portal. */
  body: () => Fields;
  /**
   * Requests per round. If undefined, as many as fit into its time, for requests that can be
   * repeated.
   */
  amount?: number;
  /** Deletes what the baseline wrote, so that it can write it again. */
  reset?: () => Promise<unknown>;
  floor?: Omit<BaselineCall, 'replays'>;
};

/** Returns the items in turn and starts over after the last. */
export const takeInTurn = <Item>(items: readonly Item[]) => {
  let turn = 0;
  return (): Item => {
    const item = items[turn % items.length];
    turn += 1;
    if (item === undefined) throw new Error('The list of items is empty.');
    return item;
  };
};

/** Runs one at a time, because the factories write to the portal's database. */
export const times = async <Made>(
  count: number,
  make: (number: number) => Promise<Made>,
): Promise<Made[]> => {
  const all: Made[] = [];
  for (let made = 0; made < count; made += 1) all.push(await make(made));
  return all;
};
