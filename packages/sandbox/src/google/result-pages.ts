import { createHash } from 'node:crypto';
import { invalidArgument } from './google-errors.ts';

const MAX_PAGE = 100;

/** Identifies a query. A page token is valid only if all other parameters are the same. */
const fingerprint = (path: string, query: URLSearchParams): string => {
  const params = new URLSearchParams(query);
  params.delete('pageToken');
  params.sort();
  return createHash('sha256').update(`${path}?${params}`).digest('base64url').slice(0, 12);
};

const startOf = (token: string | null, mark: string): number => {
  if (!token) return 0;
  const [start = '', from] = Buffer.from(token, 'base64url').toString().split(' ');
  if (from !== mark || !/^\d+$/.test(start)) throw invalidArgument('Invalid page token');
  return Number(start);
};

const sizeOf = (text: string | null, usual: number): number => {
  const size = Number(text ?? 0);
  if (!Number.isInteger(size) || size < 0) throw invalidArgument('Invalid value at page_size');
  return Math.min(size || usual, MAX_PAGE);
};

type Question = { path: string; query: URLSearchParams; usualSize: number };

/** Returns one page of a list under its key. Omits the key of an empty list. */
export const resultPage = <Item>(
  key: string,
  items: Item[],
  { path, query, usualSize }: Question,
): Record<string, unknown> => {
  const mark = fingerprint(path, query);
  const start = startOf(query.get('pageToken'), mark);
  const end = start + sizeOf(query.get('pageSize'), usualSize);
  const page = items.slice(start, end);
  return {
    ...(page.length > 0 && { [key]: page }),
    ...(end < items.length && {
      nextPageToken: Buffer.from(`${end} ${mark}`).toString('base64url'),
    }),
  };
};
