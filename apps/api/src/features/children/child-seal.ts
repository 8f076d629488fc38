import type { Sealer } from '../../security/sealing.ts';

const contextOf = (childId: string) => `child:${childId}`;

/** A child's password in a form its parent may ask for, tied to that child. */
export const sealChildPassword = (sealer: Sealer, childId: string, password: string) =>
  sealer.seal(password, contextOf(childId));

export const openChildPassword = (sealer: Sealer, childId: string, sealed: Buffer) =>
  sealer.open(sealed, contextOf(childId));
