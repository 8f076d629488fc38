const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The nil UUID, which no row uses. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Maps input that is not a UUID to the nil UUID, so it is not found. Comparing the column as text
 * would scan the whole table.
 */
export const toUuid = (text: string) => (ID.test(text) ? text : NO_ID);
