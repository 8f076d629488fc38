/** Formats "Portland, OR", or the part that is known. */
export const cityAndState = ({
  city,
  state,
}: {
  city?: string | undefined;
  state?: string | undefined;
}) => [city, state].filter(Boolean).join(', ');
