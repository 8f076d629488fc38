import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { createNewCode, withdrawCode } from '../schools/codes/change-code.ts';
import { findOwnSchool, viewSchool } from './view-school.ts';

/** Lets the administrator renew, enable or withdraw one of the two codes. */
export const changeOwnCode = async (
  ctx: Context<Educator>,
  { kind, action }: { kind: 'staff' | 'student'; action: 'renew' | 'revoke' },
) => {
  const { id: schoolId } = await findOwnSchool(ctx);
  const change = action === 'renew' ? createNewCode : withdrawCode;
  await change(ctx, { schoolId, kind });
  return viewSchool(ctx);
};
