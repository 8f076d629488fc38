/** A student as the other service tells of one. */
export type Named = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | undefined;
};

/** A student as we call them: a name of one word is the first name, and nobody is without one. */
export const cleanStudent = (student: Named): Named => {
  const { firstName: first, lastName: last } = student;
  const address = student.email?.trim().toLowerCase();
  const email = address && address.length <= EMAIL_LENGTH ? address : undefined;
  if (first) return { ...student, firstName: first, lastName: last, email };
  return { ...student, firstName: last || 'Student', lastName: '', email };
};

/** As a page sends it back and a column keeps it; anything else is no id. */
const ID = /^[\x21-\x7e]{1,64}$/;
const EMAIL_LENGTH = 254;

/** Everybody once: a roster that changes while it is read may tell somebody twice. */
export const cleanRoster = (students: readonly Named[]): Named[] => [
  ...new Map(
    students.filter(({ id }) => ID.test(id)).map((student) => [student.id, cleanStudent(student)]),
  ).values(),
];
