import { PlanSchema } from '@wonderfield/contract/plans/plan';
import type { Db } from '../../db/connection.ts';
import {
  deletePlan,
  insertPlan,
  selectOptionalPublishedAt,
  selectWithSentences,
} from './library.queries.ts';

/* The library, as those who review plans meet it. */

/** Puts a plan on the shelf, without what its author told about themselves. */
export const shelvePlan = (
  tx: Db,
  shelved: { id: string; authorId: string; answers: unknown; now: Date },
) => insertPlan(tx, { ...shelved, plan: PlanSchema.parse(shelved.answers) });

/** Takes it out again; whoever kept it keeps it no longer. */
export const unshelvePlan = (tx: Db, id: string) => deletePlan(tx, id);

export const publishedAt = async (db: Db, id: string) =>
  (await selectOptionalPublishedAt(db, id))?.published_at;

/** Where else these sentences stand. */
export const findSentences = async (
  db: Db,
  looking: { sentences: readonly string[]; exceptAuthorId: string },
) => {
  if (looking.sentences.length === 0) return [];
  const rows = await selectWithSentences(db, looking);
  return rows.map((row) => ({
    planId: row.id,
    topic: row.title ?? '',
    authorName: `${row.first_name} ${row.last_name}`.trim(),
  }));
};
