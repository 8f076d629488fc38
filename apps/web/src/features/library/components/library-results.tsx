import type { LibraryCard } from '@wonderfield/contract/plans/library';
import { Button } from '@wonderfield/ui/button/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './library-results.module.css';
import { PlanCard } from './plan-card.tsx';

/**
 * Focuses the first new card when the last page removes the Show more button. It does not scroll.
 */
const useFocusOnNew = (count: number, hasMore: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const firstNew = before.current;
    before.current = count;
    if (hasMore || count <= firstNew || document.activeElement !== document.body) return;
    list.current?.children[firstNew]?.querySelector('a')?.focus({ preventScroll: true });
  }, [count, hasMore]);
  return list;
};

/** Shows the loaded cards and the Show more button. */
export const LibraryResults = ({
  cards,
  count,
  isOld,
  more,
}: {
  cards: readonly LibraryCard[];
  /** Total of all pages. */
  count: number;
  /** True if newer filters are still loading. */
  isOld: boolean;
  more: { has: boolean; isLoading: boolean; load: () => void };
}) => {
  const t = useTranslations('library');
  const wasPressed = useRef(false);
  const list = useFocusOnNew(cards.length, more.has || !wasPressed.current);
  const handleMore = () => {
    wasPressed.current = true;
    more.load();
  };
  return (
    <>
      <ul
        ref={list}
        className={styles.cards}
        aria-label={t('results')}
        aria-busy={isOld}
        data-old={isOld}
      >
        {cards.map((card) => (
          <PlanCard key={card.id} card={card} />
        ))}
      </ul>
      {(more.has || cards.length < count) && (
        <div className={styles.more}>
          <p role="status">{t('shown', { shown: cards.length, count })}</p>
          {more.has && (
            <Button
              variant="secondary"
              busy={more.isLoading}
              busyLabel={t('showingMore')}
              onClick={handleMore}
            >
              {t('showMore')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
