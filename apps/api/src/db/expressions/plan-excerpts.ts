import { sql } from 'kysely';

/** Topics can be long. Lists and cards show only this many characters. */
const TITLE_LENGTH = 200;

const oneLine = sql`regexp_replace(btrim(left(topic, 1000)), '\\s+', ' ', 'g')`;
const title = sql`case when length(${oneLine}) > ${sql.lit(TITLE_LENGTH)}
  then rtrim(left(${oneLine}, ${sql.lit(TITLE_LENGTH - 1)})) || '…' else ${oneLine} end`;

/** Plan data for lists. Decompresses the long texts once, not for every column. */
type PlanExcerpts = {
  title: string | null;
  plan_type: string | null;
  subject: string | null;
  grades: string[] | null;
};

export const planExcerpts = (column: string) =>
  sql<PlanExcerpts>`(
    select ${title} as title, "planType" as plan_type, subject, grades
    from jsonb_to_record(${sql.ref(column)})
      as answers (topic text, "planType" text, subject text, grades jsonb)
  )`.as<'short'>(sql`short`);
