import { PlanSchema } from '@wonderfield/contract/plans/plan';
import type { Db } from '../../db/connection/connection.ts';
import {
  deletePlan,
  insertPlan,
  selectOptionalPublishedAt,
  selectWithSentences,
} from './library.queries.ts';

/* The library: the interface for plan reviews. */

/** Publishes a plan in the library, without the author's personal answers. */
export const shelvePlan = (
  tx: Db,
  shelved: { id: string; authorId: string; answers: unknown; now: Date },
) => insertPlan(tx, { ...shelved, plan: PlanSchema.parse(shelved.answers) });

/** Removes a plan from the library with all its bookmarks. */
export const unshelvePlan = (tx: Db, id: string) => deletePlan(tx, id);

export const publishedAt = async (db: Db, id: string) =>
  (await selectOptionalPublishedAt(db, id))?.published_at;

/** Finds other plans that contain these sentences. */
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
