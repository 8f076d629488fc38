import { PLAY_SESSION_HOURS } from '@wonderfield/contract/limits';
import type { PlainErrorCode } from '@wonderfield/contract/message-codes';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import { lockSession } from '../sessions/sessions.ts';
import { VISITOR } from './find-player.ts';
import {
  claimPlayToken,
  insertPlaySession,
  insertPlayToken,
  selectOptionalPlayer,
} from './play.queries.ts';

/**
 * Opens a way into the game that is good once, under what is kept of it. A student plays with a named
 * avatar, an educator once checked and approved (S 2.7).
 */
export const issueGameToken = async (
  { deps, actor, transaction }: Context,
  way: { mark: Buffer; seconds: number },
) => {
  if (actor.userType === 'educator' && !(actor.isApproved && actor.isAgeVerified)) {
    throw new DomainError('EDU_001');
  }
  const player = await selectOptionalPlayer(deps.db, actor.id);
  if (actor.userType === 'student' && !player?.avatar_name) throw new DomainError('AVN_005');
  await transaction(async (tx) => {
    // Signing out ends the game: nothing may slip in behind it.
    const session = await lockSession(tx, actor.sessionId);
    if (!session) throw new DomainError('SSN_002');
    const now = deps.now().getTime();
    await insertPlayToken(tx, {
      tokenSha256: way.mark,
      userId: actor.id,
      expiresAt: new Date(now + way.seconds * 1000),
      playsUntil: new Date(
        Math.min(now + PLAY_SESSION_HOURS * 3_600_000, session.endsAt.getTime()),
      ),
    });
  });
};

/** Uses a way in up for a play session. It opens no other call (ruling 16). */
export const goIn = (
  { deps, transaction }: Context<Actor | null>,
  { mark, otherwise }: { mark: Buffer; otherwise: PlainErrorCode },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const claimed = await claimPlayToken(tx, { tokenSha256: mark, now });
    const player = claimed && (await selectOptionalPlayer(tx, claimed.user_id));
    if (!player) throw new DomainError(otherwise);
    const playSession = createToken();
    await insertPlaySession(tx, {
      tokenSha256: sha256(playSession),
      userId: claimed.user_id,
      now,
      expiresAt: claimed.plays_until,
    });
    return {
      playSession,
      playerName: player.avatar_name ?? VISITOR,
      look: player.avatar_look ?? undefined,
    };
  });
