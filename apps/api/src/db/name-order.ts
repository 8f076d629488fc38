import { sql } from 'kysely';

/**
 * Sorts a column by the rules of the language instead of by code points, as `compareNames` of the contract does
 * on the pages. Every list of people or classrooms takes its order from here.
 */
export const inNameOrder = (column: string) => sql`${sql.ref(column)} collate name_order`;
