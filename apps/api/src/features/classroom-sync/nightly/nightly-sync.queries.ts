import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

export type NightlyRow = {
  id: string;
  source: RosterService;
  source_class_id: string;
  nightly_sync: Exclude<NightlyMode, 'off'>;
  /** Connected educators with access: the one who synced last, then the owner, then others. */
  educator_ids: string[];
  last_stop: string | null;
};

/** Selects active classrooms with nightly sync, or only the one with this id. */
export const selectNightlyClassrooms = async (
  db: Db,
  classroomId?: string,
): Promise<NightlyRow[]> => {
  const { rows } = await sql<NightlyRow>`
    select classrooms.id, classrooms.source, classrooms.source_class_id, classrooms.nightly_sync,
      last.stopped_because as last_stop,
      array(
        select classroom_educators.educator_id
        from classroom_educators
        join connections on connections.educator_id = classroom_educators.educator_id
          and connections.provider = classrooms.source
        join users on users.id = classroom_educators.educator_id and users.suspended_at is null
          and users.age_verified_at is not null
        join educators on educators.user_id = users.id and educators.approved_at is not null
        where classroom_educators.classroom_id = classrooms.id
        order by connections.lost_at is not null,
          classroom_educators.educator_id = done.educator_id desc nulls last,
          classroom_educators.educator_id = classrooms.owner_id desc
      ) as educator_ids
    from classrooms
    left join lateral (
      select syncs.stopped_because from syncs
      where syncs.classroom_id = classrooms.id order by syncs.at desc, syncs.id desc limit 1
    ) last on true
    left join lateral (
      select syncs.educator_id from syncs
      where syncs.classroom_id = classrooms.id and syncs.stopped_because is null
      order by syncs.at desc, syncs.id desc limit 1
    ) done on true
    where classrooms.source is not null and classrooms.nightly_sync <> 'off'
      and classrooms.deleted_at is null and classrooms.archived_at is null
      and (${classroomId ?? null}::uuid is null or classrooms.id = ${classroomId ?? null})
    order by classrooms.id
  `.execute(db);
  return rows;
};
