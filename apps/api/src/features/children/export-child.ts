import escapeHtml from 'escape-html';
import { strToU8, zipSync } from 'fflate';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import { recordEvent } from '../audit/record-event.ts';
import { selectOptionalOwnChild } from './children.queries.ts';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Every table that holds something about a child, and the column that ties it to the child. */
export const CHILD_TABLES = [
  { table: 'users', column: 'id', hidden: ['password_hash', 'card_customer_id'] },
  { table: 'students', column: 'user_id', hidden: ['sealed_password'] },
  { table: 'guardianships', column: 'child_id', hidden: ['consent_id'] },
  { table: 'sessions', column: 'user_id', hidden: ['token_sha256'] },
  { table: 'child_password_events', column: 'child_id', hidden: [] },
  { table: 'audit_events', column: 'subject_id', hidden: [] },
  { table: 'enrollments', column: 'student_id', hidden: [] },
  { table: 'play_tokens', column: 'user_id', hidden: ['token_sha256'] },
  { table: 'play_sessions', column: 'user_id', hidden: ['token_sha256'] },
] as const;

/** Where the child learns; of the classroom itself only what its family may see anyway. */
const selectClassroomsOf = (db: Db, childId: string) =>
  db
    .selectFrom('enrollments')
    .innerJoin('classrooms', 'classrooms.id', 'enrollments.classroom_id')
    .select([
      'classrooms.id',
      'classrooms.name',
      'classrooms.teacher_name',
      'classrooms.grade',
      'classrooms.subject',
      'enrollments.joined_at',
    ])
    .where('enrollments.student_id', '=', childId)
    .where('classrooms.deleted_at', 'is', null)
    .orderBy('enrollments.joined_at')
    .execute();

const readEverything = async (db: Db, childId: string) => {
  const everything: Record<string, Record<string, unknown>[]> = {
    classrooms: await selectClassroomsOf(db, childId),
  };
  for (const { table, column, hidden } of CHILD_TABLES) {
    const rows = await db
      .selectFrom(table as 'users')
      .selectAll()
      .where(column as 'id', '=', childId)
      .execute();
    everything[table] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !(hidden as readonly string[]).includes(name)),
      ),
    );
  }
  return everything;
};

const page = (everything: Record<string, Record<string, unknown>[]>) => {
  const cell = (value: unknown) =>
    escapeHtml(value instanceof Date ? value.toISOString() : String(value ?? ''));
  const row = (record: Record<string, unknown>) =>
    `<table>${Object.entries(record)
      .map(([name, value]) => `<tr><th>${escapeHtml(name)}</th><td>${cell(value)}</td></tr>`)
      .join('')}</table>`;
  const section = ([table, rows]: [string, Record<string, unknown>[]]) =>
    `<h2>${escapeHtml(table)}</h2>${rows.map(row).join('') || '<p>Nothing.</p>'}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Everything Wonderfield holds</title><style>body{font:16px/1.5 Verdana,sans-serif;margin:32px;color:#14302A}table{border-collapse:collapse;margin:0 0 16px}th{text-align:left;font-weight:600}th,td{border:1px solid #D5E0D3;padding:6px 12px;vertical-align:top}</style></head><body><h1>Everything Wonderfield holds about this child</h1>${Object.entries(everything).map(section).join('')}</body></html>`;
};

/** Hands out a link that works once, for a day. */
export const exportChild = (
  { db, now, config }: Deps,
  actor: Actor,
  childId: string,
  requestId: string,
) =>
  db.transaction().execute(async (tx) => {
    const child = await selectOptionalOwnChild(tx, actor.id, childId);
    if (!child) throw new Refusal('CHD_001');
    const token = makeToken();
    await tx
      .insertInto('child_exports')
      .values({
        token_sha256: sha256(token),
        child_id: child.id,
        parent_id: actor.id,
        expires_at: new Date(now().getTime() + LINK_LIFETIME_MS),
      })
      .execute();
    await recordEvent(tx, {
      at: now(),
      action: 'child.exported',
      actorId: actor.id,
      subjectId: child.id,
      requestId,
    });
    return { downloadUrl: `${config.PUBLIC_URL}/users/childExport?token=${token}` };
  });

/** The ZIP behind such a link, or nothing when it was used, is too old, or never was. */
export const openChildExport = async ({ db, now, assetStore }: Deps, token: string) => {
  const link = await db
    .updateTable('child_exports')
    .set({ used_at: now() })
    .where('token_sha256', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['child_id', 'parent_id'])
    .executeTakeFirst();
  const child = link && (await selectOptionalOwnChild(db, link.parent_id, link.child_id));
  if (!link || !child) return undefined;
  const picture = child.picture_name
    ? await assetStore.readPicture(child.picture_name, 'original')
    : undefined;
  const everything = await readEverything(db, link.child_id);
  return Buffer.from(
    zipSync({
      'everything.html': strToU8(page(everything)),
      'everything.json': strToU8(JSON.stringify(everything, null, 2)),
      ...(picture && { 'picture.webp': picture }),
    }),
  );
};
