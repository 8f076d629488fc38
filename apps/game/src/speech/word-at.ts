/** Splits a text around the word at a character. */
export const wordAt = (text: string, from: number) => {
  const rest = text.slice(from);
  const start = from + (rest.length - rest.trimStart().length);
  const length = text.slice(start).search(/\s|$/);
  return {
    before: text.slice(0, start),
    word: text.slice(start, start + length),
    after: text.slice(start + length),
  };
};
