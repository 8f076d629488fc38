import { AVATAR_NAME_ERRORS } from '@wonderfield/contract/avatars/avatar-errors';
import { findAvatarNameError } from '@wonderfield/contract/avatars/avatar-rules';
import { MESSAGE_CODES, type PlainErrorCode } from '@wonderfield/contract/texts/message-codes';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { selectAvatar, selectAvatarForUpdate, updateAvatar } from './avatars.queries.ts';
import { isOffensiveName } from './is-offensive-name.ts';
import { realNamesOf } from './real-names.rules.ts';

const reject = (code: PlainErrorCode, words: string): never => {
  throw new DomainError(code, { errors: { name: words } });
};

export const readAvatar = async ({ deps, actor }: Context<Actor<'student'>>) => {
  const { avatar_name, avatar_look } = await selectAvatar(deps.db, actor.id);
  return { name: avatar_name ?? undefined, look: avatar_look ?? undefined };
};

/**
 * Saves the avatar's name, which other children see. Rejects offensive names and the student's real
 * name in any disguise [T62].
 */
export const nameAvatar = (
  { actor, transaction }: Context<Actor<'student'>>,
  { name, look }: { name: string; look?: string | undefined },
) =>
  transaction(async (tx) => {
    const student = await selectAvatarForUpdate(tx, actor.id);
    const [problem] = realNamesOf(student).flatMap(
      (realName) => findAvatarNameError(name, realName) ?? [],
    );
    if (problem) reject(AVATAR_NAME_ERRORS[problem].code, AVATAR_NAME_ERRORS[problem].words);
    if (isOffensiveName(name)) reject('AVN_004', MESSAGE_CODES.AVN_004.text);
    const { avatar_look } = await updateAvatar(tx, { studentId: actor.id, name, look });
    return { name, look: avatar_look ?? undefined };
  });
