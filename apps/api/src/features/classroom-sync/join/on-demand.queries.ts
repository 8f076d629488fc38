import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';

/** An educator with access to the classroom who has connected the service. */
type ConnectedEducator = {
  id: string;
  /** The educator's id at the service. */
  subject: string;
  /** The email of the connected account. */
  email: string | null;
};

export type AddingClassroom = {
  id: string;
  source_class_id: string;
  /** The owner comes first. */
  educators: ConnectedEducator[];
};

/**
 * Selects active classrooms that sync with a class and add new students automatically. The order is
 * random.
 */
const selectAddingClassrooms = async (
  db: Db,
  { service, condition }: { service: RosterService; condition: RawBuilder<unknown> },
): Promise<AddingClassroom[]> => {
  const { rows } = await sql<AddingClassroom>`
    select classrooms.id, classrooms.source_class_id,
      json_agg(
        json_build_object('id', connections.educator_id, 'subject', identities.subject,
          'email', connections.email)
        order by connections.educator_id = classrooms.owner_id desc, connections.educator_id
      ) as educators
    from classrooms
    join classroom_educators on classroom_educators.classroom_id = classrooms.id
    join connections on connections.educator_id = classroom_educators.educator_id
      and connections.provider = classrooms.source
    join identities on identities.id = connections.identity_id
    join users on users.id = connections.educator_id and users.suspended_at is null
      and users.age_verified_at is not null
    join educators on educators.user_id = users.id and educators.approved_at is not null
    where classrooms.source = ${service} and classrooms.nightly_sync <> 'off'
      and classrooms.deleted_at is null and classrooms.archived_at is null and ${condition}
    group by classrooms.id
    order by random()
  `.execute(db);
  return rows;
};

/**
 * Selects classrooms that sync with these Clever sections. The educators' own tokens may have
 * expired.
 */
export const selectCleverClassrooms = (db: Db, sectionIds: readonly string[]) =>
  selectAddingClassrooms(db, {
    service: 'clever',
    condition: sql`classrooms.source_class_id = any(${[...sectionIds]})`,
  });

/**
 * Selects classrooms of educators whose Google email is in this domain. The random order keeps a
 * search with a time limit from always skipping the same classrooms.
 */
export const selectGoogleClassrooms = (db: Db, domain: string) => {
  const host = sql`lower(split_part(connections.email, '@', 2))`;
  return selectAddingClassrooms(db, {
    service: 'google',
    condition: sql`connections.lost_at is null
      and (${host} = ${domain} or right(${host}, ${domain.length + 1}) = ${`.${domain}`})`,
  });
};
