/** A code has 22 characters of base64url. */
const CODE = /^[\w-]{22}$/;

/** Returns the code of a card's address, or undefined if it is none of ours. */
export const readCardCode = (text: string): string | undefined => {
  if (CODE.test(text)) return text;
  if (!URL.canParse(text)) return undefined;
  const { pathname, hash } = new URL(text);
  const code = hash.slice(1);
  return pathname === '/card' && CODE.test(code) ? code : undefined;
};
