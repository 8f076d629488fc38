import type { Db } from '../../../db/connection/connection.ts';

/** Updates the detail and keeps the time of the first report. */
export const upsertServiceError = (
  db: Db,
  { service, detail, now }: { service: string; detail: string; now: Date },
) =>
  db
    .insertInto('service_problems')
    .values({ service, detail, noticed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet({ detail, noticed_at: now })
        .where('service_problems.detail', '<>', detail),
    )
    .execute();

export const deleteServiceError = (db: Db, service: string) =>
  db.deleteFrom('service_problems').where('service', '=', service).execute();

export const selectOptionalServiceError = (db: Db, service: string) =>
  db
    .selectFrom('service_problems')
    .select(['detail', 'noticed_at'])
    .where('service', '=', service)
    .executeTakeFirst();
