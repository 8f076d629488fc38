import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import styles from './sync-page.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Shows an animated windmill, because an external service may take ten seconds to respond. */
export const SyncLoading = () => (
  <Card padding="md" className={styles.loading}>
    <WindmillScene turning />
    <Skeleton label={TEXTS.loading}>
      {ROWS.map((row) => (
        <Furrow key={row} height="46px" />
      ))}
    </Skeleton>
  </Card>
);
