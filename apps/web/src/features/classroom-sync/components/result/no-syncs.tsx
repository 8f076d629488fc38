import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { CheckAgain } from './check-again.tsx';

/** Shows a linked classroom that was never synced. */
export const NoSyncs = ({ classroom }: { classroom: SyncHistory['classroom'] }) => {
  const t = useTranslations('classroomSync.syncs');
  return (
    <Card padding="md">
      <EmptyState
        picture={<WindmillScene />}
        title={t('none')}
        action={<CheckAgain classroom={classroom} />}
      />
    </Card>
  );
};
