import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { findUsernameError } from '@wonderfield/contract/names/usernames';
import { DomainError } from '../../domain-error.ts';

/** The check is exact only while the family is locked. */
export const ensureRoomForOneMore = (children: number) => {
  if (children >= CHILDREN_PER_PARENT) throw new DomainError('CHD_006');
};

export const ensureOwnUsername = (username: string) => {
  const problem = findUsernameError(username);
  if (problem) throw new DomainError('VAL_001', { errors: { username: problem } });
};
