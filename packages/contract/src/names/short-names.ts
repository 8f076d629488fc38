type Named = { firstName: string; lastName: string };

/** Returns how many letters of two last names are equal at the start. */
const equalLetters = (one: readonly string[], other: readonly string[]) => {
  const first = one.findIndex((letter, at) => letter !== other[at]);
  return first < 0 ? one.length : first;
};

/**
 * Returns the start of each last name, with as many letters as students with the same first name
 * need to differ, such as "Sa." and "Si.". It is empty without a last name.
 */
export const shortLastNames = (students: readonly Named[]): string[] => {
  const lettersOf = ({ lastName }: Named) => [...lastName.toLowerCase()];
  return students.map((student) => {
    const letters = lettersOf(student);
    const equal = students
      .filter((other) => other !== student)
      .filter(({ firstName }) => firstName.toLowerCase() === student.firstName.toLowerCase())
      .map((other) => equalLetters(letters, lettersOf(other)));
    const length = Math.min(letters.length, 1 + Math.max(0, ...equal));
    const start = [...student.lastName].slice(0, length).join('');
    const isWhole = length > 1 && length === letters.length;
    return start === '' || isWhole ? start : `${start}.`;
  });
};
