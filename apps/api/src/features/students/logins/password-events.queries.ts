import type { Db } from '../../../db/connection/connection.ts';

type PasswordEvent = {
  studentId: string;
  actor: { id: string; userType: string };
  action: 'viewed' | 'changed';
  at: Date;
};

export const insertPasswordEvents = (db: Db, events: readonly PasswordEvent[]) =>
  db
    .insertInto('child_password_events')
    .values(
      events.map((event) => ({
        child_id: event.studentId,
        actor_id: event.actor.id,
        actor_type: event.actor.userType,
        action: event.action,
        at: event.at,
      })),
    )
    .execute();

export const insertPasswordEvent = (db: Db, event: PasswordEvent) =>
  insertPasswordEvents(db, [event]);

export const selectPasswordEvents = (db: Db, studentId: string) =>
  db
    .selectFrom('child_password_events')
    .leftJoin('users', 'users.id', 'child_password_events.actor_id')
    .select([
      'child_password_events.at',
      'child_password_events.action',
      'child_password_events.actor_type',
      'users.first_name',
      'users.last_name',
    ])
    .where('child_password_events.child_id', '=', studentId)
    .orderBy('child_password_events.at', 'desc')
    .limit(200)
    .execute();
