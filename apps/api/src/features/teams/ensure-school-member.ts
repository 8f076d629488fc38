import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { isSchoolMember } from '../schools/schools.ts';

/** Rejects educators from outside the school of a classroom. */
export const ensureSchoolMember = async (
  tx: Db,
  { schoolId, educatorId }: { schoolId: string | null; educatorId: string },
) => {
  if (schoolId === null || (await isSchoolMember(tx, { schoolId, educatorId }))) return;
  throw new DomainError('TEA_004');
};
