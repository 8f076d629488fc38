import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import styles from './picture-card.module.css';
import { PictureControl } from './picture-control.tsx';

/** Shows the user's picture and name. */
export const PictureCard = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('profiles.picture');
  const shared = useTranslations('shared');
  return (
    <Card padding="none" className={styles.card}>
      <Avatar userId={user.id} imageUrl={user.pictures?.medium} size={144} alt={t('alt')} />
      <div className={styles.words}>
        <p className={styles.name}>{`${user.firstName} ${user.lastName}`}</p>
        <p className={styles.type}>{shared(`accountType.${user.userType}`)}</p>
      </div>
      {/* A school's student has no photo, and the server rejects one with CHD_003. */}
      {!(user.userType === 'student' && user.isSchoolMade) && <PictureControl />}
    </Card>
  );
};
