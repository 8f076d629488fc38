import type { Child } from '@wonderfield/contract/children/child';
import type { FamilyCardSecrets } from '../../api/child-login-calls.ts';
import { FamilyCard } from './family-card.tsx';
import styles from './family-cards-print.module.css';

/** Cards on paper, two on a page. Invisible on the screen. */
export const FamilyCardsPrint = ({
  cards,
}: {
  cards: readonly { child: Child; secrets: FamilyCardSecrets }[];
}) =>
  cards.length > 0 && (
    <div className={styles.paper} aria-hidden>
      {cards.map(({ child, secrets }) => (
        <FamilyCard key={child.id} child={child} secrets={secrets} />
      ))}
    </div>
  );
