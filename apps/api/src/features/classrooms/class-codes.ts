import { CLASS_CODE_LENGTH } from '@wonderfield/contract/classrooms/classroom-rules';
import { charactersOf } from '@wonderfield/contract/written-codes';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { makeCharacters } from '../../security/make-characters.ts';
import { recordEvent } from '../audit/record-event.ts';
import { updateCode, updateCodeSwitch } from './class-codes.queries.ts';
import { ensureNotArchived } from './classrooms.rules.ts';
import { findTaughtClassroom } from './find-classroom.ts';

const contextOf = (classroomId: string) => `class-code:${classroomId}`;

/** `K3M92Q` as it stands on the board: `K3M-92Q`. */
const writeClassCode = (characters: string) => `${characters.slice(0, 3)}-${characters.slice(3)}`;

export const isClassCode = (typed: string) => charactersOf(typed).length === CLASS_CODE_LENGTH;

/** What a class code is looked up by; the same for every way of typing it. */
export const classCodeMark = ({ sealer }: Pick<Deps, 'sealer'>, typed: string) =>
  sealer.mark(charactersOf(typed), 'class-code');

export const openClassCode = (
  { sealer }: Pick<Deps, 'sealer'>,
  classroomId: string,
  sealed: Buffer,
) => sealer.open(sealed, contextOf(classroomId));

const newCode = ({ sealer }: Pick<Deps, 'sealer'>, classroomId: string) => {
  const code = writeClassCode(makeCharacters(CLASS_CODE_LENGTH));
  return {
    code,
    codeHmac: classCodeMark({ sealer }, code),
    sealedCode: sealer.seal(code, contextOf(classroomId)),
  };
};

/** Switches the code on or off, or makes a new one; the old one is dead in the same moment. */
export const setClassCode = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; enabled: boolean; renew?: boolean | undefined },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, input.classRoomId);
    if (input.enabled) ensureNotArchived(classroom);
    await recordEvent(tx, {
      at: deps.now(),
      action: 'class-code.changed',
      actorId: actor.id,
      subjectId: classroom.id,
      outcome: input.enabled ? 'on' : 'off',
      requestId,
    });
    if (!input.enabled) {
      await updateCodeSwitch(tx, classroom.id, false);
      return {};
    }
    if (classroom.sealed_code && !input.renew) {
      await updateCodeSwitch(tx, classroom.id, true);
      return { classCode: openClassCode(deps, classroom.id, classroom.sealed_code) };
    }
    const { code, ...stored } = newCode(deps, classroom.id);
    await updateCode(tx, classroom.id, stored);
    return { classCode: code };
  });
