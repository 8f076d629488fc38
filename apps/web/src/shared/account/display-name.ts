/** Returns the full name. Some people have only one name. */
export const displayName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();

type NamedStudent = { firstName: string; lastName: string; avatarName?: string | undefined };

/** Returns the avatar name, which others may read on the screen. A new student has none yet. */
export const studentName = (student: NamedStudent) => student.avatarName ?? student.firstName;
