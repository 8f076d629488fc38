/** Compares names by language rules: Á sorts with A, and "Room 2" before "Room 10". */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare;

type Person = { firstName: string; lastName: string };

/** Compares people by first name, then by last name. */
export const compareByFirstName = (first: Person, second: Person) =>
  compareNames(first.firstName, second.firstName) || compareNames(first.lastName, second.lastName);
