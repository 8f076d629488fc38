import { z } from 'zod';
import { CleverError } from './clever-errors.ts';

const USUAL_LIMIT = 100;
const MAX_LIMIT = 10_000;

const PagingSchema = z.object({
  limit: z.coerce.number().int().min(1).default(USUAL_LIMIT),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});

type Input = { path: string; query: URLSearchParams };

const uriWith = ({ path, query }: Input, changes: Record<string, string>) => {
  const next = new URLSearchParams(query);
  next.delete('starting_after');
  next.delete('ending_before');
  for (const [name, value] of Object.entries(changes)) next.set(name, value);
  return `${path}?${next}`;
};

/** Returns one page of a list sorted by id, with links to its neighbors. */
export const listResponse = <Item extends { id: string }>(
  items: Item[],
  uriOf: (item: Item) => string,
  query: Input,
) => {
  const paging = PagingSchema.safeParse(Object.fromEntries(query.query));
  if (!paging.success) throw new CleverError(400, 'Invalid paging parameters');
  const { limit, starting_after: after, ending_before: before } = paging.data;
  if (limit > MAX_LIMIT) throw new CleverError(413, `limit must not be over ${MAX_LIMIT}`);

  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const range = sorted.filter(
    ({ id }) => (after === undefined || id > after) && (before === undefined || id < before),
  );
  // A request backwards returns the page just before.
  const page = before === undefined ? range.slice(0, limit) : range.slice(-limit);
  const [first, last] = [page[0], page.at(-1)];
  const links = [{ rel: 'self', uri: uriWith(query, Object.fromEntries(query.query)) }];
  if (last && last.id !== sorted.at(-1)?.id)
    links.push({ rel: 'next', uri: uriWith(query, { starting_after: last.id }) });
  if (first && first.id !== sorted[0]?.id)
    links.push({ rel: 'prev', uri: uriWith(query, { ending_before: first.id }) });
  return { data: page.map((data) => ({ data, uri: uriOf(data) })), links };
};
