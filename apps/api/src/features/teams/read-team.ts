import type {
  Access,
  Colleague,
  Invitation,
  OwnershipTransfer,
  Team,
} from '@wonderfield/contract/classrooms/team';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { readClassDay } from '../classrooms/class-day.ts';
import { findSeenClassroom } from '../classrooms/classrooms.ts';
import type { Day } from '../play/mastery/days.rules.ts';
import {
  type OwnershipTransferRow,
  selectOptionalOwnershipTransfer,
  selectOwnershipTransfersFor,
} from './ownership/ownership-transfers.queries.ts';
import {
  type ColleagueRow,
  type InvitationRow,
  type MemberRow,
  selectCoTeachers,
  selectEndedMembers,
  selectInvitationsFor,
  selectInvitationsOf,
  selectOwner,
} from './teams.queries.ts';
import { endedSince, invitationsSince } from './teams.rules.ts';

const toColleague = (row: ColleagueRow): Colleague => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
});

const toAccess = ({ role, ends_on }: Pick<MemberRow, 'role' | 'ends_on'>): Access => ({
  role,
  endsOn: ends_on ?? undefined,
});

const toMember = (row: MemberRow) => ({ ...toColleague(row), ...toAccess(row) });

const toInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  classroomName: row.name,
  invitedBy: `${row.first_name} ${row.last_name}`,
  at: row.created_at.toISOString(),
  ...toAccess(row),
});

const toOwnershipTransfer = (row: OwnershipTransferRow): OwnershipTransfer => ({
  classroomId: row.classroom_id,
  classroomName: row.name,
  offeredBy: `${row.first_name} ${row.last_name}`,
  at: row.offered_at.toISOString(),
});

/** Returns what only the owner sees. */
const forOwner = async ({ now }: Pick<Deps, 'now'>, db: Db, classroomId: string) => {
  const open = { classroomId, since: invitationsSince(now()) };
  const ended = await selectEndedMembers(db, { classroomId, since: endedSince(now()) });
  const invitations = await selectInvitationsOf(db, open);
  const offered = await selectOptionalOwnershipTransfer(db, open);
  return {
    ended: ended.map(toMember),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      at: row.created_at.toISOString(),
      ...toAccess(row),
    })),
    handover: offered && { heirId: offered.heir_id, at: offered.offered_at.toISOString() },
  };
};

/** Returns the teachers of a classroom. Only the owner sees invitations and the transfer offer. */
export const teamOf = async (
  { deps, actor }: Context<Educator>,
  db: Db,
  { id: classroomId, owner_id: ownerId }: { id: string; owner_id: string },
  today: Day,
): Promise<Team> => ({
  today,
  owner: toColleague(await selectOwner(db, ownerId)),
  coTeachers: (await selectCoTeachers(db, classroomId)).map(toMember),
  ...(actor.id === ownerId
    ? await forOwner(deps, db, classroomId)
    : { ended: [], invitations: [] }),
});

export const readTeam = (ctx: Context<Educator>, { classroomId }: { classroomId: string }) =>
  ctx.transaction(async (tx) => {
    const classroom = await findSeenClassroom(ctx, tx, classroomId);
    const { today } = await readClassDay(ctx.deps, tx, classroom.id);
    return { team: await teamOf(ctx, tx, classroom, today) };
  });

/** Returns the invitations to the caller's email and the classrooms offered to the caller. */
export const readInvitations = async ({ deps, actor }: Context<Educator>) => {
  const answerable = { educatorId: actor.id, since: invitationsSince(deps.now()) };
  const rows = await selectInvitationsFor(deps.db, answerable);
  const offers = await selectOwnershipTransfersFor(deps.db, answerable);
  return { invitations: rows.map(toInvitation), handovers: offers.map(toOwnershipTransfer) };
};
