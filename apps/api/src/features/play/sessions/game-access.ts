import { PLAY_SESSION_HOURS } from '@wonderfield/contract/limits';
import type { PlainErrorCode } from '@wonderfield/contract/texts/message-codes';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { createToken, sha256 } from '../../../security/tokens.ts';
import { lockSession } from '../../sessions/sessions.ts';
import {
  claimPlayToken,
  insertPlaySession,
  insertPlayToken,
  lockPlayer,
  selectOptionalPlayer,
  selectOptionalTokenOwner,
} from '../play.queries.ts';
import { VISITOR } from './find-player.ts';

/**
 * Stores a single-use access to the game under its hash. Students need a named avatar, educators an
 * approval and the adult check.
 */
export const issueGameToken = async (
  { deps, actor, transaction }: Context,
  access: { mark: Buffer; seconds: number },
) => {
  if (actor.userType === 'educator' && !(actor.isApproved && actor.isAgeVerified)) {
    throw new DomainError('EDU_001');
  }
  const player = await selectOptionalPlayer(deps.db, actor.id);
  if (actor.userType === 'student' && !player?.avatar_name) throw new DomainError('AVN_005');
  await transaction(async (tx) => {
    // Lock order: the account before its sessions, as where an adult ends all sessions of a student.
    await lockPlayer(tx, actor.id);
    // Lock the session, because signing out ends the game and no access may be created afterwards.
    const session = await lockSession(tx, actor.sessionId);
    if (!session) throw new DomainError('SSN_002');
    const now = deps.now().getTime();
    await insertPlayToken(tx, {
      tokenSha256: access.mark,
      userId: actor.id,
      classroomId: session.classroomId,
      expiresAt: new Date(now + access.seconds * 1000),
      playsUntil: new Date(
        Math.min(now + PLAY_SESSION_HOURS * 3_600_000, session.endsAt.getTime()),
      ),
    });
  });
};

/** Exchanges a single-use access for a play session, which is valid for game calls only. */
export const enterGame = (
  { deps, transaction }: Context<Actor | null>,
  { mark, otherwise }: { mark: Buffer; otherwise: PlainErrorCode },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const userId = await selectOptionalTokenOwner(tx, mark);
    if (userId) await lockPlayer(tx, userId);
    const claimed = await claimPlayToken(tx, { tokenSha256: mark, now });
    const player = claimed && (await selectOptionalPlayer(tx, claimed.user_id));
    if (!player) throw new DomainError(otherwise);
    const playSession = createToken();
    await insertPlaySession(tx, {
      tokenSha256: sha256(playSession),
      userId: claimed.user_id,
      now,
      expiresAt: claimed.plays_until,
      classroomId: claimed.classroom_id,
    });
    return {
      playSession,
      playerName: player.avatar_name ?? VISITOR,
      look: player.avatar_look ?? undefined,
    };
  });
