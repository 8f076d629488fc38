import { useQuery } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Link2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import {
  type UnlinkedChild,
  unlinkedChildrenQuery,
  useLinkChildAgain,
} from '../api/child-calls.ts';
import styles from './recently-unlinked.module.css';

const UnlinkedRow = ({ child, onLinked }: { child: UnlinkedChild; onLinked: () => void }) => {
  const t = useTranslations('children.unlinked');
  const format = useFormatter();
  const { show } = useToasts();
  const showError = useErrorToast();
  const linkAgain = useLinkChildAgain();
  const name = child.firstName;
  const handleLink = () =>
    linkAgain.mutate(child.id, {
      onSuccess: () => {
        show({ tone: 'success', text: t('linked', { name }) });
        onLinked();
      },
      onError: (error) => showError(error),
    });
  return (
    <li className={styles.row}>
      <span className={styles.who}>
        <b>{name}</b> <span className="code">{child.username}</span>
        <small>
          {t('until', { date: format.dateTime(new Date(child.linkUntil), { dateStyle: 'long' }) })}
        </small>
      </span>
      <Button
        variant="secondary"
        size="sm"
        icon={<Link2 size={18} strokeWidth={2.2} aria-hidden />}
        aria-label={t('linkAgainOf', { name })}
        busy={linkAgain.isPending}
        busyLabel={t('linking')}
        onClick={handleLink}
      >
        {t('linkAgain')}
      </Button>
    </li>
  );
};

/** Lists recently unlinked children, so an accidental unlink can be undone with one click. */
export const RecentlyUnlinked = ({ onLinked }: { onLinked: () => void }) => {
  const t = useTranslations('children.unlinked');
  const { data: unlinked = [] } = useQuery(unlinkedChildrenQuery());
  if (unlinked.length === 0) return null;
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby="unlinked-title">
      <h2 id="unlinked-title">{t('title')}</h2>
      <ul className={styles.list}>
        {unlinked.map((child) => (
          <UnlinkedRow key={child.id} child={child} onLinked={onLinked} />
        ))}
      </ul>
    </Card>
  );
};
