import type { Db } from '../../../db/connection/connection.ts';
import { preparedStatement } from '../../../db/connection/prepared-statement.ts';

type NewCode = { classroomId: string; codeHmac: Buffer; sealedCode: Buffer };

export const updateCode = (tx: Db, { classroomId, codeHmac, sealedCode }: NewCode) =>
  tx
    .updateTable('classrooms')
    .set({ code_hmac: codeHmac, sealed_code: sealedCode, is_code_on: true })
    .where('id', '=', classroomId)
    .execute();

/** Stores a code with which students cannot join. */
export const updateCodeOff = (tx: Db, { classroomId, codeHmac, sealedCode }: NewCode) =>
  tx
    .updateTable('classrooms')
    .set({ code_hmac: codeHmac, sealed_code: sealedCode })
    .where('id', '=', classroomId)
    .execute();

export const updateCodeSwitch = (
  tx: Db,
  { classroomId, isOn }: { classroomId: string; isOn: boolean },
) => tx.updateTable('classrooms').set({ is_code_on: isOn }).where('id', '=', classroomId).execute();

/** Selects the classroom of a code, whether or not students can join with it. */
const classroomOfAnyCode = (db: Db, codeHmac: Buffer) =>
  db
    .selectFrom('classrooms')
    .innerJoin('users', 'users.id', 'classrooms.owner_id')
    .innerJoin('educators', 'educators.user_id', 'classrooms.owner_id')
    .selectAll('classrooms')
    .where('classrooms.code_hmac', '=', codeHmac)
    .where('classrooms.archived_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    // The educator's approval may be withdrawn after the first classroom was created.
    .where('educators.approved_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('classroom_educators')
          .select('classroom_educators.educator_id')
          .whereRef('classroom_educators.classroom_id', '=', 'classrooms.id')
          .whereRef('classroom_educators.educator_id', '=', 'classrooms.owner_id'),
      ),
    );

const classroomOfCode = (db: Db, codeHmac: Buffer) =>
  classroomOfAnyCode(db, codeHmac).where('classrooms.is_code_on', '=', true);

const classroomOfDevice = preparedStatement((db, { codeHmac }: { codeHmac: Buffer }) =>
  classroomOfAnyCode(db, codeHmac),
);

/** Selects the classroom of a device, which may be closed for joining. */
export const selectOptionalClassroomOfDevice = async (db: Db, code: { codeHmac: Buffer }) =>
  (await classroomOfDevice(db, code)).at(0);

/** Selects the classroom of a code. The owner must have access to it, too. */
export const selectOptionalClassroomByCode = (db: Db, codeHmac: Buffer) =>
  classroomOfCode(db, codeHmac).executeTakeFirst();

/** Locks and selects the classroom of a code, so seats are taken one after the other. */
export const selectOptionalClassroomByCodeForUpdate = (tx: Db, codeHmac: Buffer) =>
  classroomOfCode(tx, codeHmac).forUpdate('classrooms').executeTakeFirst();

/** Selects the name of the classroom's school, or else of its teacher's school. */
export const selectOptionalSchoolNameOf = (db: Db, classroomId: string) =>
  db
    .selectFrom('classrooms')
    .leftJoin('schools', 'schools.id', 'classrooms.school_id')
    .leftJoin('educators', 'educators.user_id', 'classrooms.owner_id')
    .select(({ fn }) => fn.coalesce('schools.name', 'educators.school_name').as('name'))
    .where('classrooms.id', '=', classroomId)
    .executeTakeFirst();
