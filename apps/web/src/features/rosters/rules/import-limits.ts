/** What is looked at of a file or a pasted text. Anything larger is no class list. */
export const IMPORT_MAX_BYTES = 1_048_576;
export const IMPORT_MAX_ROWS = 2000;
/** Columns behind these are told as one. */
export const IMPORT_MAX_COLUMNS = 50;
/** Rows drawn in the preview; the others are counted. */
export const PREVIEW_MAX_ROWS = 100;
/** The same for what was left out. */
export const EXCLUDED_MAX_ITEMS = 12;

/** Everything a spreadsheet file may hold once unpacked. */
export const UNPACKED_MAX_BYTES = 8_388_608;
/**
 * From this size on fflate hands a part to a worker made from a blob, which the page's security
 * policy forbids.
 */
export const UNPACKED_PART_MAX_BYTES = 524_288;
