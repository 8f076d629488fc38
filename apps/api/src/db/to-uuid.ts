const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Nobody has it. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * What somebody sent as an id, for a comparison by index: a target that is no id at all is simply
 * not found. Comparing the column as text instead would read the whole table.
 */
export const toUuid = (text: string) => (ID.test(text) ? text : NO_ID);
