/** Returns the full name. Some people have only one name. */
export const displayName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
