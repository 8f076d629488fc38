import { LIBRARY_PAGE_SIZE, type LibraryOrder } from '@wonderfield/contract/plans/library';
import type { Plan } from '@wonderfield/contract/plans/plan';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { planExcerpts } from '../../db/expressions/plan-excerpts.ts';
import { toUuid } from '../../db/to-uuid.ts';
import { isUnspaced, searchParts } from './search.rules.ts';

export type Looking = {
  readerId: string;
  search?: string | undefined;
  grades?: readonly string[] | undefined;
  subject?: string | undefined;
  isKept?: boolean | undefined;
};

/** Builds the search query. The last word may be incomplete. */
const wanted = (search: string) => {
  const { words, beginning } = searchParts(search);
  const whole = sql`websearch_to_tsquery('english', ${words})`;
  return beginning ? sql`(${whole} && to_tsquery('english', ${`${beginning}:*`}))` : whole;
};

/** Searches with the index, or only titles in scripts without spaces. */
const matches = (search: string) =>
  isUnspaced(search)
    ? sql<SqlBool>`library_plans.topic ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
    : sql<SqlBool>`library_plans.search @@ ${wanted(search)}`;

const bookmarkCount = sql<string>`(select count(*) from plan_keeps where plan_id = library_plans.id)`;
const isBookmarkedBy = (readerId: string) => sql<boolean>`exists (
  select from plan_keeps where plan_id = library_plans.id and educator_id = ${readerId})`;

/** Omits plans of suspended authors. */
const shown = (db: Db) =>
  db
    .selectFrom('library_plans')
    .innerJoin('users', 'users.id', 'library_plans.author_id')
    .where('users.suspended_at', 'is', null);

const matchingPlans = (db: Db, { readerId, search, grades = [], isKept }: Looking) =>
  shown(db)
    .$if(!!search, (query) => query.where(matches(search ?? '')))
    .$if(grades.length > 0, (query) =>
      query.where(sql<SqlBool>`library_plans.grades && ${sql.val([...grades])}::text[]`),
    )
    .$if(!!isKept, (query) => query.where(isBookmarkedBy(readerId)));

/** Counts the plans by subject, ignoring the subject filter. */
export const countBySubject = async (db: Db, looking: Looking) => {
  const rows = await matchingPlans(db, looking)
    .select('subject')
    .select(({ fn }) => fn.countAll<string>().as('plans'))
    .groupBy('subject')
    .execute();
  return Object.fromEntries(rows.map(({ subject, plans }) => [subject, Number(plans)]));
};

const shelved = (query: ReturnType<typeof matchingPlans>, readerId: string) =>
  query
    .innerJoin('educators', 'educators.user_id', 'users.id')
    .select([
      'library_plans.id',
      'library_plans.plan_type',
      'library_plans.subject',
      'library_plans.grades',
    ])
    .innerJoinLateral(planExcerpts('library_plans.plan'), (join) => join.onTrue())
    .select('short.title')
    .select(['library_plans.author_id', 'published_at'])
    .select(['users.first_name', 'users.last_name', 'educators.school_name'])
    .select([bookmarkCount.as('keepers'), isBookmarkedBy(readerId).as('is_kept')]);

export const selectCards = (db: Db, looking: Looking & { order: LibraryOrder; page: number }) => {
  const { readerId, search, subject, order, page } = looking;
  return shelved(matchingPlans(db, looking), readerId)
    .$if(!!subject, (query) => query.where('library_plans.subject', '=', subject ?? ''))
    .$if(order === 'best' && !!search, (query) =>
      query.orderBy(
        sql`coalesce(ts_rank(library_plans.search, ${wanted(search ?? '')}), 0)`,
        'desc',
      ),
    )
    .$if(order === 'mostKept', (query) => query.orderBy(bookmarkCount, 'desc'))
    .orderBy('published_at', 'desc')
    .orderBy('library_plans.id', 'desc')
    .offset((page - 1) * LIBRARY_PAGE_SIZE)
    .limit(LIBRARY_PAGE_SIZE)
    .execute();
};

export const selectOptionalPlan = (
  db: Db,
  { planId, readerId }: { planId: string; readerId: string },
) =>
  shelved(shown(db).where('library_plans.id', '=', toUuid(planId)), readerId)
    .select('plan')
    .executeTakeFirst();

type NewPlan = { id: string; authorId: string; plan: Plan; now: Date };

export const insertPlan = (tx: Db, { id, authorId, plan, now }: NewPlan) =>
  tx
    .insertInto('library_plans')
    .values({
      id,
      author_id: authorId,
      plan_type: plan.planType,
      subject: plan.subject,
      grades: plan.grades,
      topic: plan.topic,
      plan: JSON.stringify(plan),
      published_at: now,
    })
    .execute();

export const deletePlan = (tx: Db, id: string) =>
  tx.deleteFrom('library_plans').where('id', '=', id).execute();

type Bookmark = { planId: string; readerId: string };

/** Bookmarks a published plan. Keeps an existing bookmark. */
export const insertBookmark = (tx: Db, { planId, readerId, now }: Bookmark & { now: Date }) =>
  tx
    .insertInto('plan_keeps')
    .columns(['plan_id', 'educator_id', 'kept_at'])
    .expression(
      tx
        .selectFrom('library_plans')
        .select([
          'id',
          sql<string>`${readerId}::uuid`.as('educator_id'),
          sql<Date>`${now}::timestamptz`.as('kept_at'),
        ])
        .where('id', '=', toUuid(planId))
        // Lock the plan, so it cannot be removed from the library at the same time.
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteBookmark = (tx: Db, { planId, readerId }: Bookmark) =>
  tx
    .deleteFrom('plan_keeps')
    .where('plan_id', '=', toUuid(planId))
    .where('educator_id', '=', readerId)
    .execute();

export const selectOptionalPublishedAt = (db: Db, id: string) =>
  db.selectFrom('library_plans').select('published_at').where('id', '=', id).executeTakeFirst();

/** Selects plans of other authors that contain one of these sentences literally. */
export const selectWithSentences = (
  db: Db,
  { sentences, exceptAuthorId }: { sentences: readonly string[]; exceptAuthorId: string },
) =>
  db
    .selectFrom('library_plans')
    .innerJoin('users', 'users.id', 'library_plans.author_id')
    .select(['library_plans.id', 'users.first_name', 'users.last_name'])
    .innerJoinLateral(planExcerpts('library_plans.plan'), (join) => join.onTrue())
    .select('short.title')
    .where('author_id', '<>', exceptAuthorId)
    .where(
      sql<SqlBool>`library_plans.search @@ any (
        select phraseto_tsquery('english', sentence)
        from unnest(${sql.val([...sentences])}::text[]) as sentence)`,
    )
    .orderBy('published_at', 'desc')
    .limit(5)
    .execute();
