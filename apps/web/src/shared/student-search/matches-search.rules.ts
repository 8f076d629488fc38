/** Removes accents and case, so “Zoe” finds “Zoë”. */
const toPlainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Named = {
  firstName: string;
  lastName: string;
  username?: string | undefined;
  email?: string | undefined;
};

/** Returns true if every typed word is in the name, the username or the email. */
export const matchesSearch = (
  { firstName, lastName, username = '', email = '' }: Named,
  search: string,
) => {
  const text = toPlainText(`${firstName} ${lastName} ${username} ${email}`);
  return toPlainText(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
};
