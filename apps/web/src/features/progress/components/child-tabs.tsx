import type { Child } from '@wonderfield/contract/children/child';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { childProgressPath } from '../../../shared/routing/paths.ts';
import styles from './child-tabs.module.css';

/** Links to one page per child. Children are never compared side by side. */
export const ChildTabs = ({ list, chosenId }: { list: readonly Child[]; chosenId: string }) => {
  const t = useTranslations('progress.child');
  if (list.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('children')}>
      {list.map((child) => (
        <Link
          key={child.id}
          to={childProgressPath(child.id)}
          aria-current={child.id === chosenId ? 'page' : undefined}
        >
          <Avatar userId={child.id} imageUrl={child.picture} size={38} />
          <span>{child.firstName}</span>
        </Link>
      ))}
    </nav>
  );
};
