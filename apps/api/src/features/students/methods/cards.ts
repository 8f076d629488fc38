import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { sha256 } from '../../../security/tokens.ts';
import {
  claimShownCode,
  insertCards,
  selectOptionalCard,
  updateCardsEnded,
  updateHandsLowered,
} from './cards.queries.ts';

/** 128 random bits, which are 22 characters. */
const CODE_BYTES = 16;
const CODE = /^[\w-]{22}$/;

const createCardCode = () => randomBytes(CODE_BYTES).toString('base64url');

type Tools = Pick<Deps, 'now'>;

/** Creates a card for each student in place of the card that the student has. */
export const replaceCards = async (
  { now }: Tools,
  tx: Db,
  { studentIds, byId }: { studentIds: readonly string[]; byId: string },
) => {
  const at = now();
  const made = studentIds.map((studentId) => ({ studentId, cardCode: createCardCode() }));
  const cards = made.map(({ studentId, cardCode }) => ({
    studentId,
    codeSha256: sha256(cardCode),
  }));
  await updateCardsEnded(tx, { studentIds, kinds: ['printed'], now: at });
  await insertCards(tx, { kind: 'printed', cards, byId, expiresAt: null, now: at });
  return made;
};

/** Creates a code that works once, in place of the last one that an adult showed. */
export const replaceShownCode = async (
  { now }: Tools,
  tx: Db,
  { studentId, byId, minutes }: { studentId: string; byId: string; minutes: number },
) => {
  const at = now();
  const cardCode = createCardCode();
  const expiresAt = new Date(at.getTime() + minutes * 60_000);
  await updateCardsEnded(tx, { studentIds: [studentId], kinds: ['shown'], now: at });
  const cards = [{ studentId, codeSha256: sha256(cardCode) }];
  await insertCards(tx, { kind: 'shown', cards, byId, expiresAt, now: at });
  return { cardCode, expiresAt };
};

/** Ends the cards and shown codes of students. Returns the students whose printed card ended. */
export const endCards = async ({ now }: Tools, tx: Db, studentIds: readonly string[]) =>
  studentIds.length > 0
    ? updateCardsEnded(tx, { studentIds, kinds: ['printed', 'shown'], now: now() })
    : [];

/** Ends the cards and shown codes that a parent made, who no longer manages the login. */
export const endCardsMadeBy = async (
  { now }: Tools,
  tx: Db,
  { studentId, byId }: { studentId: string; byId: string },
) => {
  const ending = { studentIds: [studentId], madeBy: byId, now: now() };
  await updateCardsEnded(tx, { ...ending, kinds: ['printed', 'shown'] });
};

/** Ends the cards, shown codes and raised hands of students. */
export const endCardsAndHands = async (tools: Tools, tx: Db, studentIds: readonly string[]) => {
  await endCards(tools, tx, studentIds);
  if (studentIds.length > 0) await updateHandsLowered(tx, studentIds, tools.now());
};

export type Card = { studentId: string; isPrinted: boolean; isLive: boolean; codeSha256: Buffer };

/** Returns the card of a code, also if it ended, or undefined. */
export const findCard = async (
  { now }: Tools,
  db: Db,
  cardCode: string,
): Promise<Card | undefined> => {
  if (!CODE.test(cardCode)) return undefined;
  const codeSha256 = sha256(cardCode);
  const row = await selectOptionalCard(db, codeSha256);
  if (!row) return undefined;
  return {
    studentId: row.student_id,
    isPrinted: row.kind === 'printed',
    isLive: row.ended_at === null && (row.expires_at === null || row.expires_at > now()),
    codeSha256,
  };
};

/** Uses a shown code up, and keeps a printed card. Returns false if the code was used before. */
export const useCard = async ({ now }: Tools, tx: Db, { isPrinted, codeSha256 }: Card) =>
  isPrinted || (await claimShownCode(tx, { codeSha256, now: now() }));
