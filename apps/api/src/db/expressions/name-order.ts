import { sql } from 'kysely';

/**
 * Sorts a column by language rules like `compareNames` of the contract. Every list of people or
 * classrooms uses it.
 */
export const inNameOrder = (column: string) => sql`${sql.ref(column)} collate name_order`;
