/** A student as the external service returns them. */
export type Named = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | undefined;
};

/**
 * Cleans a student's name. A single word becomes the first name, and an empty name gets a default.
 */
export const cleanStudent = (student: Named): Named => {
  const { firstName: first, lastName: last } = student;
  const address = student.email?.trim().toLowerCase();
  const email = address && address.length <= EMAIL_LENGTH ? address : undefined;
  if (first) return { ...student, firstName: first, lastName: last, email };
  return { ...student, firstName: last || 'Student', lastName: '', email };
};

/** Accepted format of external ids, which fits the page and the database column. */
const ID = /^[\x21-\x7e]{1,64}$/;
const EMAIL_LENGTH = 254;

/** Removes duplicates, because a roster that changes during reading may list a student twice. */
export const cleanRoster = (students: readonly Named[]): Named[] => [
  ...new Map(
    students.filter(({ id }) => ID.test(id)).map((student) => [student.id, cleanStudent(student)]),
  ).values(),
];
