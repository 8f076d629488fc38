/* Codes people read aloud, write down and type in: staff codes, student codes and class codes. */

/** 32 characters without I, L, O and U: none is mistaken for another, and each is worth five bits. */
export const CODE_CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as it was meant: any case, without dashes and spaces, look-alike letters as digits. */
export const charactersOf = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
