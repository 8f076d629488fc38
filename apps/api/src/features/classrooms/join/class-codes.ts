import { CLASS_CODE_LENGTH } from '@wonderfield/contract/classrooms/classroom-rules';
import { charactersOf } from '@wonderfield/contract/readable-codes';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { createRandomCode } from '../../../security/random-code.ts';
import { ensureNotArchived } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import { endDevices } from '../opening/opening.ts';
import { updateCode, updateCodeOff, updateCodeSwitch } from './class-codes.queries.ts';

const contextOf = (classroomId: string) => `class-code:${classroomId}`;

/** Formats `K3M92Q` as `K3M-92Q`. */
const writeClassCode = (characters: string) => `${characters.slice(0, 3)}-${characters.slice(3)}`;

export const isClassCode = (typed: string) => charactersOf(typed).length === CLASS_CODE_LENGTH;

/** Returns the lookup hash of a class code, which is the same for every way of entering it. */
export const classCodeHash = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(charactersOf(typed), 'class-code');

export const openClassCode = (
  { sealer }: Pick<Deps, 'sealer'>,
  classroomId: string,
  sealed: Buffer,
) => sealer.open(sealed, contextOf(classroomId));

const newCode = ({ sealer }: Pick<Deps, 'sealer'>, classroomId: string) => {
  const code = writeClassCode(createRandomCode(CLASS_CODE_LENGTH));
  return {
    code,
    codeHmac: classCodeHash({ sealer }, code),
    sealedCode: sealer.seal(code, contextOf(classroomId)),
  };
};

/** Returns the code hash of a locked classroom. Creates a code first, which opens it on devices only. */
export const ensureClassCode = async (
  deps: Pick<Deps, 'sealer'>,
  tx: Db,
  { id: classroomId, code_hmac }: { id: string; code_hmac: Buffer | null },
) => {
  if (code_hmac) return code_hmac;
  const { code: _code, ...stored } = newCode(deps, classroomId);
  await updateCodeOff(tx, { classroomId, ...stored });
  return stored.codeHmac;
};

type Wanted = { classroomId: string; enabled: boolean; renew?: boolean | undefined };

/**
 * Enables, disables or renews the class code. A renewed code invalidates the old one immediately, and
 * ends the class on its devices.
 */
export const setClassCode = (ctx: Context<Educator>, input: Wanted) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    const { id: classroomId, sealed_code } = classroom;
    if (input.enabled) ensureNotArchived(classroom);
    const outcome = input.enabled ? 'on' : 'off';
    await ctx.audit(tx, 'class-code.changed', classroomId, { outcome });
    if (!input.enabled) {
      await updateCodeSwitch(tx, { classroomId, isOn: false });
      return {};
    }
    if (sealed_code && !input.renew) {
      await updateCodeSwitch(tx, { classroomId, isOn: true });
      return { classCode: openClassCode(deps, classroomId, sealed_code) };
    }
    const { code, ...stored } = newCode(deps, classroomId);
    await updateCode(tx, { classroomId, ...stored });
    await endDevices(deps, tx, classroomId);
    return { classCode: code };
  });
