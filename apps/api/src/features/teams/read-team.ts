import type { Team } from '@wonderfield/contract/classrooms/team-calls';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { findAccount } from '../accounts/find-account.ts';
import { findTaughtClassroom } from '../classrooms/find-classroom.ts';
import {
  selectCoTeachers,
  selectInvitationsFor,
  selectInvitationsOf,
  selectOwner,
} from './teams.queries.ts';
import { invitationsSince } from './teams.rules.ts';

type Person = Awaited<ReturnType<typeof selectOwner>>;

const view = ({ id, first_name, last_name, email }: Person) => ({
  userId: id,
  firstName: first_name,
  lastName: last_name,
  email,
});

/** Who teaches a classroom. Invitations are the owner's to see. */
export const teamOf = async (
  { now }: Pick<Deps, 'now'>,
  db: Db,
  classroom: { id: string; owner_id: string },
  viewerId: string,
): Promise<Team> => ({
  owner: view(await selectOwner(db, classroom.owner_id)),
  coTeachers: (await selectCoTeachers(db, classroom.id)).map(view),
  invitations:
    viewerId === classroom.owner_id
      ? (await selectInvitationsOf(db, classroom.id, invitationsSince(now()))).map((row) => ({
          invitationId: row.id,
          email: row.email,
          at: row.created_at.toISOString(),
        }))
      : [],
});

export const readTeam = (deps: Deps, actor: Actor, classroomId: string) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, classroomId);
    return { team: await teamOf(deps, tx, classroom, actor.id) };
  });

/** Invitations to the mailbox of whoever asks. */
export const readInvitations = async (deps: Deps, actor: Actor) => {
  const account = await findAccount(deps.db, actor.id);
  const rows = account
    ? await selectInvitationsFor(deps.db, account.email, invitationsSince(deps.now()))
    : [];
  return {
    invitations: rows.map((row) => ({
      invitationId: row.id,
      classRoomName: row.name,
      invitedBy: `${row.first_name} ${row.last_name}`,
      at: row.created_at.toISOString(),
    })),
  };
};
