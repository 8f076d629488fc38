import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Card } from '@wonderfield/ui/card/card';
import { isOpenAt } from '../../../shared/classrooms/classroom-facts.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import type { EducatorCardProps } from './card-action.ts';
import cards from './classroom-card.module.css';
import styles from './classrooms.module.css';
import { EducatorCard } from './educator-card.tsx';
import { LazyRender } from './lazy-render.tsx';

/** Number of cards that a large screen shows at first. */
const FIRST = 12;
const TICK_MS = 30_000;

const FarCard = ({ name }: { name: string }) => (
  <Card as="article" padding="none" className={cards.far ?? ''} aria-label={name}>
    <h3>{name}</h3>
  </Card>
);

export const EducatorCards = ({
  list,
  onAction,
}: {
  list: readonly TaughtClassroom[];
  onAction: EducatorCardProps['onAction'];
}) => {
  const now = useNow(TICK_MS);
  return (
    <div className={styles.rooms}>
      {list.map((classroom, index) => (
        <LazyRender
          key={classroom.id}
          isFirst={index < FIRST}
          instead={<FarCard name={classroom.name} />}
        >
          <EducatorCard
            classroom={classroom}
            isOpen={isOpenAt(classroom, now)}
            onAction={onAction}
          />
        </LazyRender>
      ))}
    </div>
  );
};
