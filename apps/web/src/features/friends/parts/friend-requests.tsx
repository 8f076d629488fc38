import type { FriendRequest } from '@wonderfield/contract/friends/friend-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FriendLine } from '../components/friend-line.tsx';
import styles from '../components/friends.module.css';
import type { useFriendDecisions } from './friend-calls.ts';

type FriendRequestsProps = {
  firstName: string;
  requests: readonly FriendRequest[];
  decisions: ReturnType<typeof useFriendDecisions>;
};

/** Lists pending friend requests from and to a child. */
export const FriendRequests = ({ firstName, requests, decisions }: FriendRequestsProps) => {
  const t = useTranslations('friends');
  const headingId = useId();
  if (requests.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{t('requests')}</h2>
        <Tag tone="sun">{t('waiting', { count: requests.length })}</Tag>
      </div>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.playerKey}>
            <FriendLine friend={request}>
              {t(request.isOwnWish ? 'ownWish' : 'othersWish', { name: firstName })}
            </FriendLine>
            <div className={styles.answers}>
              <Button
                variant="quiet"
                size="sm"
                busy={decisions.isBusy}
                aria-label={t('notNowTo', { friend: request.name })}
                onClick={() => decisions.answer(request.playerKey, false)}
              >
                {t('notNow')}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                busy={decisions.isBusy}
                aria-label={t('yesTo', { friend: request.name })}
                onClick={() => decisions.answer(request.playerKey, true)}
              >
                {t('yes')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
};
