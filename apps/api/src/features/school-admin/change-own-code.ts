import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { makeNewCode, withdrawCode } from '../schools/change-code.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

/** The administrator renews one of the two codes, switches it on, or withdraws it. */
export const changeOwnCode = async (
  work: Work<Educator>,
  { kind, action }: { kind: 'staff' | 'student'; action: 'renew' | 'revoke' },
) => {
  const { id: schoolId } = await findOwnSchool(work);
  const change = action === 'renew' ? makeNewCode : withdrawCode;
  await change(work, { schoolId, kind });
  return viewSchool(work);
};
