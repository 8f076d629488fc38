/** Removes accents and case, so “Zoe” finds “Zoë”. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Named = { firstName: string; lastName: string; username?: string };

/** Returns true if every typed word is in the name or the username. */
export const matchesSearch = ({ firstName, lastName, username = '' }: Named, search: string) => {
  const text = fold(`${firstName} ${lastName} ${username}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
