const ADDRESS = /[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/u;
const IN_BRACKETS = /<\s*[^<>\s]+@[^<>\s]+\s*>/u;

/** Returns true for the recipient format of email programs, "Ava Wilson <ava@example.org>". */
export const hasRecipient = (text: string) => IN_BRACKETS.test(text);

export const isAddress = (text: string) => new RegExp(`^${ADDRESS.source}$`, 'u').test(text.trim());

/** Splits the recipients of a line after each bracketed address and at semicolons. */
export const splitRecipients = (line: string): string[] =>
  line
    .split(/(?<=@[^<>\s]*\s*>)\s*[;,]?|;/u)
    .map((part) => part.trim())
    .filter(Boolean);

/** Derives a name from an address: "ava.wilson@…" is probably Ava Wilson. */
export const nameOfAddress = (address: string): string => {
  const [local = ''] = address.split('@');
  const words = local.replace(/\d+$/, '').split(/[._]+/).filter(Boolean);
  const isName = words.length > 0 && words.every((word) => /^[\p{L}\p{M}'-]+$/u.test(word));
  return isName
    ? words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`).join(' ')
    : '';
};
