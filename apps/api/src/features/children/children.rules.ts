import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { ownUsernameProblem } from '@wonderfield/contract/usernames';
import { Refusal } from '../../domain-error.ts';

/** Exact only while the family is locked. */
export const ensureRoomForOneMore = (children: number) => {
  if (children >= CHILDREN_PER_PARENT) throw new Refusal('CHD_006');
};

export const ensureOwnUsername = (username: string) => {
  const problem = ownUsernameProblem(username);
  if (problem) throw new Refusal('VAL_001', { errors: { username: problem } });
};
