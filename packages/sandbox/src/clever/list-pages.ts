import { z } from 'zod';
import { CleverError } from './clever-errors.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 10_000;

const PagingSchema = z.object({
  limit: z.coerce.number().int().min(1).default(DEFAULT_LIMIT),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
});

type ListRequest = { path: string; query: URLSearchParams };

const buildUri = ({ path, query }: ListRequest, changes: Record<string, string>) => {
  const params = new URLSearchParams(query);
  params.delete('starting_after');
  params.delete('ending_before');
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  return `${path}?${params}`;
};

/** Returns one page of a list sorted by id, with links to the next and previous page. */
export const buildListResponse = <Item extends { id: string }>(
  items: Item[],
  toUri: (item: Item) => string,
  request: ListRequest,
) => {
  const paging = PagingSchema.safeParse(Object.fromEntries(request.query));
  if (!paging.success) throw new CleverError(400, 'Invalid paging parameters');
  const { limit, starting_after: after, ending_before: before } = paging.data;
  if (limit > MAX_LIMIT) throw new CleverError(413, `limit must not be over ${MAX_LIMIT}`);

  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const range = sorted.filter(
    ({ id }) => (after === undefined || id > after) && (before === undefined || id < before),
  );
  // With `ending_before`, return the items directly before that id.
  const page = before === undefined ? range.slice(0, limit) : range.slice(-limit);
  const [first, last] = [page[0], page.at(-1)];
  const links = [{ rel: 'self', uri: buildUri(request, Object.fromEntries(request.query)) }];
  if (last && last.id !== sorted.at(-1)?.id)
    links.push({ rel: 'next', uri: buildUri(request, { starting_after: last.id }) });
  if (first && first.id !== sorted[0]?.id)
    links.push({ rel: 'prev', uri: buildUri(request, { ending_before: first.id }) });
  return { data: page.map((data) => ({ data, uri: toUri(data) })), links };
};
