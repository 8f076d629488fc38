import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import cards from './classroom-card.module.css';
import styles from './classrooms.module.css';

const CARDS = ['first', 'second', 'third'];

/** Shows placeholder cards while the list loads. */
export const ClassroomsSkeleton = () => (
  <Skeleton label={TEXTS.loading}>
    <Furrow width="200px" height="30px" />
    <div className={styles.rooms}>
      {CARDS.map((card) => (
        <Card key={card} padding="none">
          <Furrow height="120px" square />
          <div className={`${cards.inner} ${cards.furrows}`}>
            <Furrow width="62%" height="26px" />
            <Furrow width="86%" />
            <Furrow width="48%" />
            <Furrow height="44px" />
          </div>
        </Card>
      ))}
    </div>
  </Skeleton>
);
