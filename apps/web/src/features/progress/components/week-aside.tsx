import { useQuery } from '@tanstack/react-query';
import { PLACES } from '@wonderfield/contract/play/field';
import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { Card } from '@wonderfield/ui/card/card';
import { PlacePicture, VisitorPicture } from '@wonderfield/ui/field-picture/field-picture';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import { childFriendsQuery, useFriendDecisions } from '../../friends/parts/friend-calls.ts';
import { FriendRequests } from '../../friends/parts/friend-requests.tsx';
import { FriendsCard } from '../../friends/parts/friends-card.tsx';
import { WeeklyMailCard } from '../../weekly-mail/parts/weekly-mail-card.tsx';
import { TimeCard } from './time-card.tsx';
import styles from './week-aside.module.css';

/** Shows a topic to talk about, friends, new visitors and settings links. */
export const WeekAside = ({ progress }: { progress: ChildProgress }) => {
  const t = useTranslations('progress.child');
  const visitors = useTranslations('progress.visitors');
  const { childId, atDinner, movedIn, firstName } = progress;
  const { data: friends } = useQuery(childFriendsQuery(childId));
  const decisions = useFriendDecisions(childId);
  return (
    <aside className={styles.aside}>
      <Card as="section" padding="none" className={styles.dinner}>
        <h2>{t('dinner.title')}</h2>
        <p>{atDinner ?? t('dinner.usual')}</p>
        <span className={styles.meadow} aria-hidden="true">
          <VisitorPicture visitor="hedgehog" height={34} />
          <VisitorPicture visitor="hedgehog" height={66} />
        </span>
      </Card>
      <TimeCard childId={childId} name={firstName} />
      {friends && (
        <FriendRequests firstName={firstName} requests={friends.requests} decisions={decisions} />
      )}
      {movedIn && (
        <Card as="section" padding="none" className={styles.moved}>
          <span className={styles.scene} aria-hidden="true">
            <VisitorPicture visitor={movedIn.visitor} height={64} />
            <PlacePicture place={movedIn.subject} height={130} />
          </span>
          <div>
            <h2>{visitors(movedIn.visitor)}</h2>
            <p>
              {t('movedIn', {
                name: firstName,
                rows: movedIn.rows,
                place: PLACES[movedIn.subject].name,
              })}
            </p>
          </div>
        </Card>
      )}
      {friends && <FriendsCard firstName={firstName} friends={friends} decisions={decisions} />}
      <WeeklyMailCard childId={progress.childId} />
      <Card as="section" className={styles.settings}>
        <p>{t('settings')}</p>
        <Link to={PATHS.children}>{t('toSettings')}</Link>
      </Card>
    </aside>
  );
};
