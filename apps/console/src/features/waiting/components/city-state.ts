/** "Portland, OR", or as much of it as is known. */
export const placeOf = ({
  city,
  state,
}: {
  city?: string | undefined;
  state?: string | undefined;
}) => [city, state].filter(Boolean).join(', ');
