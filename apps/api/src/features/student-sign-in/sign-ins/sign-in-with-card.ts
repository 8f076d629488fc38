import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeAttempt } from '../../../security/consume-attempt.ts';
import type { Limit } from '../../../security/rate-limits.ts';
import { readClassDevice } from '../../classrooms/join/class-device.ts';
import { lockOpenClass, readCardRules } from '../../classrooms/opening/opening.ts';
import { type Card, findCard, useCard } from '../../students/methods/cards.ts';
import { lockStudentForSignIn, startStudentSession } from './start-student-session.ts';

type Caller = Context<Actor | null>;

/** Unknown cards from one IP address. Guessing 128 bits is impossible, so this only saves work. */
const UNKNOWN_CARDS_PER_ADDRESS = { times: 120, seconds: 600 };

/** Rejected sign-ins with a card. More of them say nothing new, and each writes an audit event. */
const REJECTED_CARD = { times: 20, seconds: 3600 };

const rejectedCardLimit = ({ codeSha256 }: Card): Limit => ({
  bucket: 'card/ended',
  key: codeSha256.toString('base64url'),
  ...REJECTED_CARD,
});

/** Finds a card. Unknown and ended cards are limited, and never keep a valid one from working. */
const findCardWithinLimit = async ({ deps, request }: Caller, cardCode: string) => {
  const card = await findCard(deps, deps.db, cardCode);
  const at = deps.now();
  if (!card) {
    const limit = { bucket: 'card/address', key: request.address, ...UNKNOWN_CARDS_PER_ADDRESS };
    await consumeAttempt(deps.db, deps.config.ADDRESS_LIMITS ? [limit] : [], at);
    throw new DomainError('LGN_006');
  }
  if (!card.isLive) await consumeAttempt(deps.db, [rejectedCardLimit(card)], at);
  return card;
};

/**
 * Returns the open class with which the session ends: the class that lets a limited card work, or
 * that of the device.
 */
const findOpenClass = async (
  { deps }: Caller,
  tx: Db,
  { card, classToken }: { card: Card; classToken: string | undefined },
) => {
  const device = classToken === undefined ? undefined : await readClassDevice(deps, tx, classToken);
  const { isLimited, openClassId } = await readCardRules(deps, tx, card.studentId);
  const deviceClassId = device?.isOpen ? device.classroom.id : undefined;
  const needsOpenClass = isLimited && card.isPrinted;
  const id = needsOpenClass ? openClassId : deviceClassId;
  const openClass = id === undefined ? undefined : await lockOpenClass(deps, tx, id);
  // An educator may have closed the class since.
  const isClosed = id !== undefined && !openClass;
  return { openClass, isRejected: isClosed || (needsOpenClass && !openClassId) };
};

/**
 * Signs in with the code of a card. Works for the game only. A shown code works once. A failed
 * attempt is recorded if the card is known.
 */
export const signInWithCard = async (
  ctx: Caller,
  { cardCode, classToken }: { cardCode: string; classToken?: string | undefined },
) => {
  const { deps } = ctx;
  const wanted = await findCardWithinLimit(ctx, cardCode);
  const { studentId } = wanted;
  return ctx
    .transaction(async (tx) => {
      // Lock order: the class before the student. The card is read again under the student's lock.
      const seen = await findCard(deps, tx, cardCode);
      if (!seen) throw new DomainError('LGN_007');
      const { openClass, isRejected } = await findOpenClass(ctx, tx, { card: seen, classToken });
      const account = await lockStudentForSignIn(tx, studentId);
      const card = await findCard(deps, tx, cardCode);
      if (!account || !card?.isLive) throw new DomainError('LGN_007');
      if (isRejected) throw new DomainError('LGN_008');
      if (!(await useCard(deps, tx, card))) throw new DomainError('LGN_007');
      return startStudentSession(ctx, tx, { account, kind: 'card', openClass });
    })
    .catch(async (error: unknown) => {
      if (error instanceof DomainError) {
        if (error.code === 'LGN_008')
          await consumeAttempt(deps.db, [rejectedCardLimit(wanted)], deps.now());
        const outcome = { outcome: error.code, actorId: undefined };
        await ctx.audit(deps.db, 'session.refused', studentId, outcome);
      }
      throw error;
    });
};
