import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

export const countPageView = (
  db: Db,
  { route, viewer, now }: { route: string; viewer: string; now: Date },
) =>
  db
    .insertInto('page_views')
    .values({ route, viewer, day: now.toISOString().slice(0, 10), views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['route', 'viewer', 'day'])
        .doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute();
