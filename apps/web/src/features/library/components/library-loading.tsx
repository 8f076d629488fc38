import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import styles from './library-results.module.css';

const CARDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const LibraryLoading = () => (
  <Skeleton label={TEXTS.loading} className={styles.loading}>
    <div className={styles.cards}>
      {CARDS.map((card) => (
        <Card key={card} padding="none">
          <Furrow height="96px" square />
          <div className={styles.ploughed}>
            <Furrow width="36%" height="26px" />
            <Furrow width="82%" height="22px" />
            <Furrow width="54%" height="28px" />
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
);
