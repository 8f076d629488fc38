import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { RefreshCw } from 'lucide-react';
import { useStrings } from './use-strings.ts';

/** Reloads the data without waiting for the next refresh. */
export const RefreshButton = ({
  query,
}: {
  query: Pick<UseQueryResult, 'isPending'> & { refetch: () => Promise<unknown> };
}) => {
  const t = useStrings('shared');
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<RefreshCw size={18} strokeWidth={2.2} aria-hidden />}
      disabled={query.isPending}
      onClick={() => void query.refetch()}
    >
      {t('refresh')}
    </Button>
  );
};
