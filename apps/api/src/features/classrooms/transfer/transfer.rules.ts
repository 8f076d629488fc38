import { DomainError } from '../../../domain-error.ts';

type Place = { student_id: string; how: 'roster' | 'code' | 'sync' | 'joined'; is_synced: boolean };

/** Rejects students of a synced class, because the next sync would enroll them again. */
export const ensureMovable = (places: readonly Place[]) => {
  if (places.some(({ is_synced }) => is_synced)) throw new DomainError('STU_010');
};

/**
 * Rejects a move after which no class manages a login, such as the move of a school's student to a
 * class outside the school [T42].
 */
export const ensureStaysManaged = (former: readonly Place[], current: readonly Place[]) => {
  const managed = new Set(former.filter(({ how }) => how !== 'joined').map((p) => p.student_id));
  const isLost = current.some(({ how, student_id }) => how === 'joined' && managed.has(student_id));
  if (isLost) throw new DomainError('STU_011');
};
