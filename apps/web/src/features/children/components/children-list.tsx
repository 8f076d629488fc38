import type { Child } from '@wonderfield/contract/children/child';
import { CHILDREN_PER_PARENT } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { Note } from '@wonderfield/ui/note/note';
import { HedgehogScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Plus } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './children-list.module.css';

/** Shows the cards of the children below their number, or that there are none. */
export const ChildrenList = ({
  list,
  mayAdd,
  heading,
  onAdd,
  children,
}: {
  list: readonly Child[];
  /** False before the adult check. */
  mayAdd: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
  onAdd: () => void;
  /** The cards. */
  children: ReactNode;
}) => {
  const t = useTranslations('children');
  const isFull = list.length >= CHILDREN_PER_PARENT;
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus size={20} strokeWidth={2.4} aria-hidden />}
      disabled={!mayAdd}
      onClick={onAdd}
    >
      {t('addChild')}
    </Button>
  );
  if (list.length === 0) {
    return (
      <Card padding="none" className={styles.empty}>
        <EmptyState
          picture={<HedgehogScene />}
          title={TEXTS.noChildren}
          text={mayAdd ? undefined : t('addLocked')}
          action={addButton}
          headingLevel={2}
        />
      </Card>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('heading', { count: list.length })}
        </h2>
        {!isFull && addButton}
      </div>
      {isFull && <Note className={styles.full}>{t('full', { count: CHILDREN_PER_PARENT })}</Note>}
      {children}
    </>
  );
};
