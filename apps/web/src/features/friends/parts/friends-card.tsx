import type { ChildFriends } from '@wonderfield/contract/friends/friend-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChatHistoryDialog } from '../components/chat-history-dialog.tsx';
import { FriendLine } from '../components/friend-line.tsx';
import styles from '../components/friends.module.css';
import type { useFriendDecisions } from './friend-calls.ts';

type FriendsCardProps = {
  firstName: string;
  friends: ChildFriends;
  decisions: ReturnType<typeof useFriendDecisions>;
};

type LineProps = { children: ReactNode; label: string; words: string; onClick: () => void };

/** Lists a child's friends with the actions to change them. */
export const FriendsCard = ({ firstName, friends, decisions }: FriendsCardProps) => {
  const t = useTranslations('friends');
  const headingId = useId();
  const [isReading, setIsReading] = useState(false);
  const { friends: allowed, refused: rejected, blocked, sayings: messages } = friends;
  if (allowed.length + rejected.length + blocked.length + messages.length === 0) return null;
  const line = (key: string, { children, label, words, onClick }: LineProps) => (
    <li key={key} className={styles.line}>
      {children}
      <Button
        variant="quiet"
        size="sm"
        busy={decisions.isBusy}
        aria-label={label}
        onClick={onClick}
      >
        {words}
      </Button>
    </li>
  );
  const closedBecause = ({ isOpen, isFamilyBlocked }: ChildFriends['friends'][number]) => {
    if (isFamilyBlocked) return t('familyBlocked', { name: firstName });
    return !isOpen && t('othersTurn');
  };
  return (
    <Card as="section" className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <ul className={styles.list}>
        {allowed.map((friend) =>
          line(friend.playerKey, {
            children: <FriendLine friend={friend}>{closedBecause(friend)}</FriendLine>,
            label: t('stopWith', { friend: friend.name }),
            words: t('stop'),
            onClick: () => decisions.answer(friend.playerKey, false),
          }),
        )}
        {rejected.map((friend) =>
          line(friend.playerKey, {
            children: <FriendLine friend={friend}>{t('saidNo')}</FriendLine>,
            label: t('allowWith', { friend: friend.name }),
            words: t('allow'),
            onClick: () => decisions.answer(friend.playerKey, true),
          }),
        )}
        {blocked.map(({ blockId, name, look }) => {
          const shown = name ?? t('erasedPlayer');
          return line(blockId, {
            children: (
              <FriendLine friend={{ name: shown, look }}>
                {t(name ? 'blocked' : 'blockedErased', { name: firstName })}
              </FriendLine>
            ),
            label: t('unblockWith', { friend: shown }),
            words: t('unblock'),
            onClick: () => decisions.unblock(blockId),
          });
        })}
      </ul>
      {messages.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setIsReading(true)}>
          {t('read')}
          <ChevronRight size={18} strokeWidth={2.2} aria-hidden />
        </Button>
      )}
      <ChatHistoryDialog
        firstName={firstName}
        sayings={messages}
        isOpen={isReading}
        onClose={() => setIsReading(false)}
      />
    </Card>
  );
};
