import { AVATAR_NAME_PROBLEMS } from '@wonderfield/contract/avatars/avatar-errors';
import { avatarNameProblem } from '@wonderfield/contract/avatars/avatar-rules';
import { MESSAGE_CODES, type PlainRefusalCode } from '@wonderfield/contract/message-codes';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { selectAvatar, selectAvatarForUpdate, updateAvatar } from './avatars.queries.ts';
import { isUnkind } from './is-offensive-name.ts';
import { realNamesOf } from './real-names.rules.ts';

const refuse = (code: PlainRefusalCode, words: string): never => {
  throw new Refusal(code, { errors: { name: words } });
};

export const readAvatar = async ({ deps, actor }: Work<Actor<'student'>>) => {
  const { avatar_name, avatar_look } = await selectAvatar(deps.db, actor.id);
  return { name: avatar_name ?? undefined, look: avatar_look ?? undefined };
};

/** A name other children see: never the real one, in no disguise, and never an unkind one (T62). */
export const nameAvatar = (
  { actor, atomically }: Work<Actor<'student'>>,
  { name, look }: { name: string; look?: string | undefined },
) =>
  atomically(async (tx) => {
    const student = await selectAvatarForUpdate(tx, actor.id);
    const [problem] = realNamesOf(student).flatMap(
      (realName) => avatarNameProblem(name, realName) ?? [],
    );
    if (problem) refuse(AVATAR_NAME_PROBLEMS[problem].code, AVATAR_NAME_PROBLEMS[problem].words);
    if (isUnkind(name)) refuse('AVN_004', MESSAGE_CODES.AVN_004.text);
    const { avatar_look } = await updateAvatar(tx, { studentId: actor.id, name, look });
    return { name, look: avatar_look ?? undefined };
  });
