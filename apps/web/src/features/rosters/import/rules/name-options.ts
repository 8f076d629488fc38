import type { ReadPerson } from '../parse/parse-result.ts';

/** Both halves of a name. */
export type Names = { firstName: string; lastName: string };

const withLongerLast = ({ firstName, lastName }: Names): Names[] => {
  const words = firstName.split(' ');
  if (words.length < 2) return [];
  const moved = words.at(-1) ?? '';
  return [{ firstName: words.slice(0, -1).join(' '), lastName: `${moved} ${lastName}` }];
};

/** Returns the names to choose from, as read first. */
export const nameOptions = ({
  firstName,
  lastName,
  choices,
  guesses,
}: Pick<ReadPerson, 'firstName' | 'lastName' | 'choices' | 'guesses'>): Names[] => {
  const asRead: Names = { firstName, lastName };
  if (guesses.includes('twoNames')) {
    return [asRead, ...choices.slice(0, 1).map((choice) => ({ firstName: choice, lastName }))];
  }
  if (guesses.includes('order') && lastName) {
    return [asRead, { firstName: lastName, lastName: firstName }];
  }
  return guesses.includes('split') ? [asRead, ...withLongerLast(asRead)] : [asRead];
};
