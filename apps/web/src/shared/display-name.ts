/** A person's name as it is read; some have one word. */
export const displayName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
