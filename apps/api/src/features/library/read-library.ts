import type { LibraryCard, LibraryOrder } from '@wonderfield/contract/plans/library';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import {
  countBySubject,
  deleteBookmark,
  insertBookmark,
  type Looking,
  selectCards,
  selectOptionalPlan,
} from './library.queries.ts';

type Row = Awaited<ReturnType<typeof selectCards>>[number];

const showCard = (row: Row): LibraryCard => ({
  id: row.id,
  planType: row.plan_type,
  subject: row.subject,
  grades: row.grades,
  topic: row.title ?? '',
  authorName: `${row.first_name} ${row.last_name}`.trim(),
  authorId: row.author_id,
  publishedAt: row.published_at.toISOString(),
  keepers: Number(row.keepers),
  isKept: row.is_kept,
});

type Input = Omit<Looking, 'readerId'> & {
  order?: LibraryOrder | undefined;
  page?: number | undefined;
};

/** Returns a page of published plans and the number of plans by subject. */
export const readLibrary = async ({ deps: { db }, actor }: Context<Educator>, input: Input) => {
  const looking = { ...input, readerId: actor.id };
  const order = input.order ?? 'best';
  const bySubject = await countBySubject(db, looking);
  const cards = await selectCards(db, { ...looking, order, page: input.page ?? 1 });
  const total = input.subject
    ? (bySubject[input.subject] ?? 0)
    : Object.values(bySubject).reduce((sum, count) => sum + count, 0);
  return { library: { plans: cards.map(showCard), total, bySubject } };
};

const findPlan = async ({ deps: { db }, actor }: Context<Educator>, planId: string) => {
  const row = await selectOptionalPlan(db, { planId, readerId: actor.id });
  if (!row) throw new DomainError('PLN_007');
  return row;
};

export const readLibraryPlan = async (ctx: Context<Educator>, { planId }: { planId: string }) => {
  const row = await findPlan(ctx, planId);
  return {
    plan: { ...showCard(row), schoolName: row.school_name ?? undefined, plan: row.plan },
  };
};

/** Adds or removes a bookmark. Repeating it has no effect. */
export const keepPlan = async (
  ctx: Context<Educator>,
  { planId, keeps }: { planId: string; keeps: boolean },
) => {
  const { deps, actor } = ctx;
  const keep = { planId, readerId: actor.id };
  if (keeps) await insertBookmark(deps.db, { ...keep, now: deps.now() });
  else await deleteBookmark(deps.db, keep);
  return { keepers: Number((await findPlan(ctx, planId)).keepers) };
};
