import type {
  Colleague,
  Invitation,
  OwnershipTransfer,
  Team,
} from '@wonderfield/contract/classrooms/team';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import {
  type OwnershipTransferRow,
  selectOptionalOwnershipTransfer,
  selectOwnershipTransfersFor,
} from './ownership-transfers.queries.ts';
import {
  type ColleagueRow,
  type InvitationRow,
  selectCoTeachers,
  selectInvitationsFor,
  selectInvitationsOf,
  selectOwner,
} from './teams.queries.ts';
import { invitationsSince } from './teams.rules.ts';

const toColleague = (row: ColleagueRow): Colleague => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  classroomName: row.name,
  invitedBy: `${row.first_name} ${row.last_name}`,
  at: row.created_at.toISOString(),
});

const toOwnershipTransfer = (row: OwnershipTransferRow): OwnershipTransfer => ({
  classroomId: row.classroom_id,
  classroomName: row.name,
  offeredBy: `${row.first_name} ${row.last_name}`,
  at: row.offered_at.toISOString(),
});

/** Returns the teachers of a classroom. Only the owner sees invitations and the transfer offer. */
export const teamOf = async (
  { deps, actor }: Context<Educator>,
  db: Db,
  classroom: { id: string; owner_id: string },
): Promise<Team> => {
  const since = invitationsSince(deps.now());
  const isOwner = actor.id === classroom.owner_id;
  const open = { classroomId: classroom.id, since };
  const invitations = isOwner ? await selectInvitationsOf(db, open) : [];
  const offered = isOwner ? await selectOptionalOwnershipTransfer(db, open) : undefined;
  return {
    owner: toColleague(await selectOwner(db, classroom.owner_id)),
    coTeachers: (await selectCoTeachers(db, classroom.id)).map(toColleague),
    invitations: invitations.map(({ id, email, created_at }) => ({
      id,
      email,
      at: created_at.toISOString(),
    })),
    handover: offered && { heirId: offered.heir_id, at: offered.offered_at.toISOString() },
  };
};

export const readTeam = (ctx: Context<Educator>, { classroomId }: { classroomId: string }) =>
  ctx.transaction(async (tx) => {
    const classroom = await findTaughtClassroom(ctx, tx, classroomId);
    return { team: await teamOf(ctx, tx, classroom) };
  });

/** Returns the invitations to the caller's email and the classrooms offered to the caller. */
export const readInvitations = async ({ deps, actor }: Context<Educator>) => {
  const answerable = { educatorId: actor.id, since: invitationsSince(deps.now()) };
  const rows = await selectInvitationsFor(deps.db, answerable);
  const offers = await selectOwnershipTransfersFor(deps.db, answerable);
  return { invitations: rows.map(toInvitation), handovers: offers.map(toOwnershipTransfer) };
};
