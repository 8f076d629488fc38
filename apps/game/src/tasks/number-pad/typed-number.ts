/** Ten million is the largest possible answer. */
const MAX_DIGITS = 8;

/** Returns the text after a key. Ignores invalid keys. */
export const typeKey = (typed: string, key: string, decimals = 0) => {
  if (key === 'Backspace') return typed.slice(0, -1);
  if (key === '.' || key === ',') {
    if (decimals === 0 || typed.includes('.')) return typed;
    return `${typed || '0'}.`;
  }
  if (!/^\d$/.test(key)) return typed;
  const [whole = '', part] = typed.split('.');
  if (part !== undefined) return part.length < decimals ? typed + key : typed;
  if (whole === '0') return key;
  return whole.length < MAX_DIGITS ? typed + key : typed;
};

/** Returns the text as if each character had been typed. */
export const typeText = (text: string, decimals = 0) =>
  [...text].reduce((typed, key) => typeKey(typed, key, decimals), '');
