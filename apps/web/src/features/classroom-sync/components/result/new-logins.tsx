import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Printer } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { newLoginsState } from '../../../../shared/account/new-logins.ts';
import { listStudentsPath } from '../../../../shared/routing/paths.ts';
import styles from './syncs.module.css';

type Login = NonNullable<SyncHistory['shown']>['newLogins'][number];

/** Lists the logins that a sync created and links to their login cards. */
export const NewLogins = ({
  classroomId,
  logins,
}: {
  classroomId: string;
  logins: readonly Login[];
}) => {
  const t = useTranslations('classroomSync.syncs');
  const count = logins.length;
  if (count === 0) return null;
  return (
    <section className={styles.logins} aria-labelledby="new-logins">
      <div className={styles.loginsHead}>
        <h3 id="new-logins">{t('newLogins', { count })}</h3>
        <ButtonLink
          variant="primary"
          icon={<Printer size={20} strokeWidth={2.2} aria-hidden />}
          render={
            <Link
              to={listStudentsPath(classroomId, 'cards')}
              state={newLoginsState(logins.map(({ id }) => id))}
            />
          }
        >
          {t('print', { count })}
        </ButtonLink>
      </div>
      <ul className={styles.people}>
        {logins.map((login) => (
          <li key={login.id}>
            <Avatar userId={login.id} size={40} />
            <b>{displayName(login)}</b>
            <span className="code">{login.username}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
