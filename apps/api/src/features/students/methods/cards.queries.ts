import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';

type CardKind = 'printed' | 'shown';

type NewCards = {
  kind: CardKind;
  cards: readonly { studentId: string; codeSha256: Buffer }[];
  byId: string;
  expiresAt: Date | null;
  now: Date;
};

export const insertCards = (tx: Db, { kind, cards, byId, expiresAt, now }: NewCards) =>
  tx
    .insertInto('sign_in_cards')
    .values(
      cards.map(({ studentId, codeSha256 }) => ({
        code_sha256: codeSha256,
        student_id: studentId,
        kind,
        made_by: byId,
        created_at: now,
        expires_at: expiresAt,
      })),
    )
    .execute();

type Ending = {
  studentIds: readonly string[];
  kinds: readonly CardKind[];
  /** Only cards that this adult made. */
  madeBy?: string;
  now: Date;
};

/** Ends cards. Returns the students whose printed card ended. */
export const updateCardsEnded = async (tx: Db, ending: Ending) => {
  const { studentIds, kinds, madeBy, now } = ending;
  const ended = await tx
    .updateTable('sign_in_cards')
    .set({ ended_at: now })
    .where('student_id', 'in', [...studentIds])
    .where('kind', 'in', [...kinds])
    .where('ended_at', 'is', null)
    .$if(madeBy !== undefined, (query) => query.where('made_by', '=', madeBy ?? null))
    .returning(['student_id', 'kind'])
    .execute();
  return ended.filter(({ kind }) => kind === 'printed').map(({ student_id }) => student_id);
};

type ByCode = { codeSha256: Buffer };

const cardByCode = preparedStatement((db, { codeSha256 }: ByCode) =>
  db
    .selectFrom('sign_in_cards')
    .select(['student_id', 'kind', 'expires_at', 'ended_at'])
    .where('code_sha256', '=', codeSha256),
);

export const selectOptionalCard = async (db: Db, codeSha256: Buffer) =>
  (await cardByCode(db, { codeSha256 })).at(0);

/** Uses a shown code up. Returns true for one of several concurrent requests. */
export const claimShownCode = async (
  tx: Db,
  { codeSha256, now }: { codeSha256: Buffer; now: Date },
) => {
  const claimed = await tx
    .updateTable('sign_in_cards')
    .set({ ended_at: now })
    .where('code_sha256', '=', codeSha256)
    .where('ended_at', 'is', null)
    .returning('student_id')
    .executeTakeFirst();
  return claimed !== undefined;
};

/** Lowers the raised hands of students, so nobody lets a merged account in. */
export const updateHandsLowered = (tx: Db, studentIds: readonly string[], now: Date) =>
  tx
    .updateTable('raised_hands')
    .set({ lowered_at: now })
    .where('student_id', 'in', [...studentIds])
    .where('lowered_at', 'is', null)
    .execute();
