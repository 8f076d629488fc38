import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { Skeleton } from '@wonderfield/ui/skeleton/skeleton';

type Query = {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/**
 * Shows a skeleton, or the error with a retry, in place of a list inside a card that has no data
 * yet.
 */
export const PendingOrError = ({
  query: { data, error, isFetching, refetch },
  loadingLabel,
  tryAgainLabel,
}: {
  query: Query;
  loadingLabel: string;
  tryAgainLabel: string;
}) => {
  if (data !== undefined) return null;
  if (!error) return <Skeleton label={loadingLabel} />;
  return (
    <Note tone="error">
      <p>{error.message}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={isFetching}
        busyLabel={loadingLabel}
        onClick={() => void refetch()}
      >
        {tryAgainLabel}
      </Button>
    </Note>
  );
};
