/** Limits of a file or pasted text. A larger one is not a class list. */
export const IMPORT_MAX_BYTES = 1_048_576;
export const IMPORT_MAX_ROWS = 2000;
/** Further columns are combined into one. */
export const IMPORT_MAX_COLUMNS = 50;
/** Rows rendered in the preview. Further rows are only counted. */
export const PREVIEW_MAX_ROWS = 100;
/** Excluded texts that are listed. Further ones are only counted. */
export const EXCLUDED_MAX_ITEMS = 12;

/** Total size limit of an unpacked spreadsheet. */
export const UNPACKED_MAX_BYTES = 8_388_608;
/** From this size on, fflate uses a blob worker, which the content security policy blocks. */
export const UNPACKED_PART_MAX_BYTES = 524_288;
