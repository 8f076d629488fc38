import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './call/query-view.module.css';

/** Shows that there is nothing to show, with an icon instead of an illustration. */
export const Empty = ({
  icon: Icon,
  title,
  text,
  action,
  role,
}: {
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  role?: 'alert';
}) => (
  <Card role={role}>
    <EmptyState
      picture={
        <span className={styles.disc}>
          <Icon size={26} strokeWidth={2} aria-hidden />
        </span>
      }
      title={title}
      text={text}
      action={action}
    />
  </Card>
);
