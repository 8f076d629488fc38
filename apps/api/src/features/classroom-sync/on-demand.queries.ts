import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

type Candidate = {
  id: string;
  source_class_id: string;
  /** Who may open the classroom and is connected in this realm; the owner first. */
  educator_ids: string[];
};

/**
 * Classrooms in use that follow a class and add its new students automatically, of educators who are connected in the
 * realm: a Clever district, or the domain of a school at Google. Those that were synced last come first.
 */
export const selectAddingClassrooms = async (
  db: Db,
  { service, realm, limit }: { service: RosterService; realm: string; limit: number },
): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select classrooms.id, classrooms.source_class_id,
      array_agg(connections.educator_id
        order by connections.educator_id = classrooms.owner_id desc, connections.educator_id)
        as educator_ids
    from classrooms
    join classroom_educators on classroom_educators.classroom_id = classrooms.id
    join connections on connections.educator_id = classroom_educators.educator_id
      and connections.provider = classrooms.source and connections.lost_at is null
    join users on users.id = connections.educator_id and users.suspended_at is null
      and users.age_verified_at is not null
    join educators on educators.user_id = users.id and educators.approved_at is not null
    where classrooms.source = ${service} and classrooms.nightly_sync <> 'off'
      and classrooms.deleted_at is null and classrooms.archived_at is null
      and ${realm} = case when classrooms.source = 'clever' then connections.district
        else lower(split_part(connections.email, '@', 2)) end
    group by classrooms.id
    order by (select max(syncs.at) from syncs where syncs.classroom_id = classrooms.id) desc
      nulls last, classrooms.id
    limit ${limit}
  `.execute(db);
  return rows;
};
