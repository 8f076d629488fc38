/** The contract refuses these: control, bidi, zero-width, private and broken characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** A line break inside a cell stands between words. */
const BREAKS = /[\t\n\v\f\r]/g;
/** What a spreadsheet program would run instead of show; also in full width. */
const FORMULA = /^[=+\-@＝＋－＠]/;

/** The text of a cell as people see it, and whether something they cannot see was taken out. */
export const cleanCell = (cell: string): { text: string; isFixed: boolean } => {
  const spaced = cell.normalize('NFC').replace(BREAKS, ' ');
  const visible = spaced.replace(INVISIBLE, '');
  return { text: visible.replace(/\s+/g, ' ').trim(), isFixed: visible !== spaced };
};

/** Starts like a formula: never somebody's name. */
export const isFormula = (text: string) => FORMULA.test(text.trim());
