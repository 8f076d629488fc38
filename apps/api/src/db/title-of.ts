import { sql } from 'kysely';

/** A topic may be as long as any text of a plan; lists and cards show its beginning. */
const TITLE_LENGTH = 200;

/** The topic among a plan's answers, as one line of a bearable length. */
export const titleOf = (answers: string) => {
  const topic = sql`regexp_replace(btrim(left(${sql.ref(answers)} ->> 'topic', 1000)), '\\s+', ' ', 'g')`;
  return sql<string | null>`case when length(${topic}) > ${sql.lit(TITLE_LENGTH)}
    then rtrim(left(${topic}, ${sql.lit(TITLE_LENGTH - 1)})) || '…' else ${topic} end`;
};
