import { sql } from 'kysely';

/* Inserts of the mastery model, for statements that store several effects of answers. */

/** Inserts or replaces growths, which are a list as JSON. */
export const growthsWritten = (userId: string, growths: string) => sql`
  insert into skill_growth (user_id, skill_id, rating, deviation, answers, recent, recent_slips,
    stage, stage_grade, top_level, best_stage, last_day, interval_days, due_on)
  select ${userId}, "skillId", rating, deviation, answers, recent, "recentSlips", stage,
    "stageGrade", "topLevel", "bestStage", "lastDay", "intervalDays", "dueOn"
  from jsonb_to_recordset(${growths}::jsonb) as growth ("skillId" text,
    rating double precision, deviation double precision, answers integer, recent text,
    "recentSlips" text[], stage text, "stageGrade" smallint, "topLevel" smallint,
    "bestStage" text, "lastDay" date, "intervalDays" smallint, "dueOn" date)
  on conflict (user_id, skill_id) do update set
    rating = excluded.rating, deviation = excluded.deviation, answers = excluded.answers,
    recent = excluded.recent, recent_slips = excluded.recent_slips, high_since = null,
    stage = excluded.stage, stage_grade = excluded.stage_grade, top_level = excluded.top_level,
    best_stage = excluded.best_stage, last_day = excluded.last_day,
    interval_days = excluded.interval_days, due_on = excluded.due_on`;

/** What changed in a model, with the subjects as JSON. */
export type WrittenModel = {
  startedOn: string | null;
  learns: number;
  slipped: number;
  opportunities: number;
  subjects: string;
};

/** Stores what changed in the player's own account. For several effects in one statement. */
export const modelWritten = (userId: string, model: WrittenModel) => ({
  student: sql`
    insert into mastery_students (user_id, started_on, learns, slipped, opportunities)
    values (${userId}, ${model.startedOn}::date, ${model.learns}, ${model.slipped},
      ${model.opportunities})
    on conflict (user_id) do update set started_on = excluded.started_on,
      learns = excluded.learns, slipped = excluded.slipped,
      opportunities = excluded.opportunities`,
  subjects: sql`
    insert into mastery_subjects (user_id, subject, grade, mean, variance, answers, skills)
    select ${userId}, subject, grade, mean, variance, answers, skills
    from jsonb_to_recordset(${model.subjects}::jsonb) as changed (subject text, grade smallint,
      mean double precision, variance double precision, answers integer, skills jsonb)
    on conflict (user_id, subject) do update set grade = excluded.grade, mean = excluded.mean,
      variance = excluded.variance, answers = excluded.answers, skills = excluded.skills`,
});
