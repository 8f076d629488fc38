import type { BaselineCall } from './baseline-server.ts';

type Fields = Record<string, string>;

/** A call as it comes in all day: from many people, each with their own rows. */
export type HotCall = {
  name: string;
  /** What the table says. */
  label: string;
  path: string;
  /** How much of the floor's rate is enough. */
  target: number;
  connections: readonly number[];
  /** Requests to listen to: the floor asks the database what these did. */
  recorded: readonly Fields[];
  /** The next request for the portal. */
  body: () => Fields;
  /** So many requests a round; as many as fit into its seconds where a request can be repeated for ever. */
  amount?: number;
  /** Takes back what the floor wrote, so that it can write it again. */
  reset?: () => Promise<unknown>;
  floor?: Omit<BaselineCall, 'replays'>;
};

/** Hands out one after the other, from the start again after the last. */
export const run = <Item>(items: readonly Item[]) => {
  let turn = 0;
  return (): Item => {
    const item = items[turn % items.length];
    turn += 1;
    if (item === undefined) throw new Error('there is nothing to take turns with');
    return item;
  };
};

/** One after the other: the factories write to the database the portal works with. */
export const times = async <Made>(
  count: number,
  make: (number: number) => Promise<Made>,
): Promise<Made[]> => {
  const all: Made[] = [];
  for (let made = 0; made < count; made += 1) all.push(await make(made));
  return all;
};
