import { isRegisteredName } from './given-names.ts';

export type NameOrder = 'firstFirst' | 'lastFirst';

/** The two halves of a name in their listed order, with an email address if there is one. */
export type NamePair = { before: string; after: string; address?: string | undefined };

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
const firstWord = (text: string) => text.trim().split(/\s+/)[0] ?? '';

/** Detects the order by the address: "mia@", "mia.clark@" and "mclark@" identify Mia Clark. */
const voteOfAddress = ({ before, after, address = '' }: NamePair): NameOrder | undefined => {
  const [local = ''] = address.split('@');
  const [one, two] = [plain(before), plain(after)];
  const letters = plain(local);
  if (!one || !two || !letters || one === two) return undefined;
  const fits = (first: string, last: string) =>
    letters === first || letters === first + last || letters === `${first[0]}${last}`;
  if (fits(one, two) === fits(two, one)) return undefined;
  return fits(one, two) ? 'firstFirst' : 'lastFirst';
};

/** Detects the order of one name by known first names. Returns undefined if both halves fit. */
export const voteOfNames = ({ before, after }: NamePair): NameOrder | undefined => {
  const [one, two] = [isRegisteredName(firstWord(before)), isRegisteredName(firstWord(after))];
  if (one === two) return undefined;
  return one ? 'firstFirst' : 'lastFirst';
};

/** Returns the name order, or undefined if the names do not agree. */
export const findOrder = (pairs: readonly NamePair[]): NameOrder | undefined => {
  let first = 0;
  let last = 0;
  for (const pair of pairs) {
    const vote = voteOfAddress(pair) ?? voteOfNames(pair);
    if (vote === 'firstFirst') first += 1;
    if (vote === 'lastFirst') last += 1;
  }
  if (first > 3 * last) return 'firstFirst';
  return last > 3 * first ? 'lastFirst' : undefined;
};
