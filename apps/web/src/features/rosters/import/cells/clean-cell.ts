/** Control, bidi, zero-width, private-use and broken characters, which the contract rejects. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** A line break inside a cell separates words. */
const BREAKS = /[\t\n\v\f\r]/g;
/** Leading characters that make a spreadsheet program run a formula, including full-width forms. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** Returns the visible text of a cell and whether invisible characters were removed. */
export const cleanCell = (cell: string): { text: string; isFixed: boolean } => {
  const spaced = cell.normalize('NFC').replace(BREAKS, ' ');
  const visible = spaced.replace(INVISIBLE, '');
  return { text: visible.replace(/\s+/g, ' ').trim(), isFixed: visible !== spaced };
};

/** Returns true if the text starts like a formula. */
export const isFormula = (text: string) => FORMULA.test(text.trim());
