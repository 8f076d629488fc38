import type { Child } from '@wonderfield/contract/children/child';
import { Note } from '@wonderfield/ui/note/note';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useIsOnline } from '../../../../shared/hooks/use-is-online.ts';
import styles from './child-card.module.css';
import { type CardActions, type CardSituation, ChildCard } from './child-card.tsx';

/** Lists the children with their logins. Without internet, only what is on the device is shown. */
export const ChildrenCards = ({
  list,
  actions,
  ...rest
}: Pick<CardSituation, 'editedId' | 'startingId'> & {
  list: readonly Child[];
  actions: CardActions;
}) => {
  const t = useTranslations('childLogin');
  const children = useTranslations('children');
  const noteId = useId();
  const isOnline = useIsOnline();
  return (
    <>
      <div role="status">
        {!isOnline && (
          <Note tone="sun" id={noteId} className={styles.offline}>
            {t('offline')}
          </Note>
        )}
      </div>
      <ul className={styles.list} aria-label={children('title')}>
        {list.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} situation={{ ...rest, isOnline, noteId }} actions={actions} />
          </li>
        ))}
      </ul>
    </>
  );
};
