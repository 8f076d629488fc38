/** Limits of a file or pasted text. A larger one is not a class list. */
export const IMPORT_MAX_BYTES = 1_048_576;
export const IMPORT_MAX_LINES = 500;

/** Total size limit of an unpacked spreadsheet. */
export const UNPACKED_MAX_BYTES = 8_388_608;
/** From this size on, fflate uses a blob worker, which the content security policy blocks. */
export const UNPACKED_PART_MAX_BYTES = 524_288;
