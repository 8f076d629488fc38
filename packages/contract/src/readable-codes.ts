/* Codes that people read aloud, write down and type: staff codes, student codes and class codes. */

/** 32 characters without I, L, O and U, which are easily confused. Each holds five bits. */
export const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalizes a typed code: upper case, no dashes and spaces, similar letters as digits. */
export const charactersOf = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
