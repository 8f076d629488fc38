import { sql } from 'kysely';

/** A topic may be as long as any text of a plan; lists and cards show its beginning. */
const TITLE_LENGTH = 200;

const oneLine = sql`regexp_replace(btrim(left(topic, 1000)), '\\s+', ' ', 'g')`;
const title = sql`case when length(${oneLine}) > ${sql.lit(TITLE_LENGTH)}
  then rtrim(left(${oneLine}, ${sql.lit(TITLE_LENGTH - 1)})) || '…' else ${oneLine} end`;

/** What a list shows of a plan: its long texts are unpacked once, not for every column. */
type PlanExcerpts = {
  title: string | null;
  plan_type: string | null;
  subject: string | null;
  grades: string[] | null;
};

export const planExcerpts = (responses: string) =>
  sql<PlanExcerpts>`(
    select ${title} as title, "planType" as plan_type, subject, grades
    from jsonb_to_record(${sql.ref(responses)})
      as told (topic text, "planType" text, subject text, grades jsonb)
  )`.as<'short'>(sql`short`);
