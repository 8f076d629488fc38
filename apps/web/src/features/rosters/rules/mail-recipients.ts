const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/u;
const IN_BRACKETS = /<\s*[^<>\s]+@[^<>\s]+\s*>/u;

/** "Ava Wilson <ava@example.org>", as mail programs write it. */
export const hasRecipient = (text: string) => IN_BRACKETS.test(text);

export const isAddress = (text: string) => new RegExp(`^${ADDRESS.source}$`, 'u').test(text.trim());

/** The recipients of a line: an address in brackets ends one, and so does a semicolon. */
export const splitRecipients = (line: string): string[] =>
  line
    .split(/(?<=@[^<>\s]*\s*>)\s*[;,]?|;/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** A name and the address beside it, with or without brackets. */
export const takeAddress = (text: string): { name: string; address: string } => {
  const [match] = IN_BRACKETS.exec(text) ?? [];
  const [address = ''] = ADDRESS.exec(match ?? text) ?? [];
  if (!address) return { name: text, address };
  const name = text
    .replace(match ?? address, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // What only held the address.
  return { name: name.replace(/[\s,;:([-]*[()[\]]?$/u, '').trim(), address };
};

/** "ava.wilson@…" is probably Ava Wilson. */
export const nameOfAddress = (address: string): string => {
  const [local = ''] = address.split('@');
  const words = local.replace(/\d+$/, '').split(/[._]+/).filter(Boolean);
  const isName = words.length > 0 && words.every((word) => /^[\p{L}\p{M}'-]+$/u.test(word));
  return isName
    ? words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`).join(' ')
    : '';
};
