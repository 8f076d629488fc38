import type { Duplicate } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { Mark } from '@wonderfield/ui/art/mark';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { ServiceMark } from '../service-mark.tsx';
import { SERVICE_NAMES } from '../services.ts';
import { useDateFormat } from '../use-date-format.ts';
import styles from './preview.module.css';

const Panel = ({
  where,
  picture,
  name,
  login,
  facts,
}: {
  where: ReactNode;
  picture: ReactNode;
  name: string;
  login: ReactNode;
  facts: readonly [label: string, value: string][];
}) => (
  <div className={styles.side}>
    <p className={styles.where}>{where}</p>
    <div className={styles.person}>
      {picture}
      <div>
        <b>{name}</b>
        {login}
      </div>
    </div>
    <dl>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

/** Shows both students side by side, one fact per line. */
export const DuplicatePanels = ({
  duplicate,
  service,
}: {
  duplicate: Duplicate;
  service: RosterService;
}) => {
  const t = useTranslations('classroomSync.preview.twin');
  const { dayOf } = useDateFormat();
  const { here, there: external, why } = duplicate;
  const nothing = t('nothing');
  const since = () => {
    if (here.joinedAt) return dayOf(here.joinedAt);
    return here.otherClass ? t('elsewhere', { name: here.otherClass }) : t('leftBefore');
  };
  // Our email address is shown only if it equals the external one.
  const ownEmail = why === 'sameEmail' ? external.email : undefined;
  const emails = (email: string | undefined): [string, string][] =>
    external.email ? [[t('email'), email ?? nothing]] : [];
  return (
    <>
      <p className={styles.why}>
        {t(`why.${why}`)} {here.isFamilys && t('familys')}
      </p>
      <div className={styles.pair}>
        <Panel
          where={
            <>
              <Mark size={18} />
              {t('here')}
            </>
          }
          picture={<Avatar userId={here.id} size={56} />}
          name={displayName(here)}
          login={<span className="code">{here.username}</span>}
          facts={[
            ...emails(ownEmail),
            [t('since'), since()],
            [t('lastSeen'), here.lastSeenAt ? dayOf(here.lastSeenAt) : nothing],
          ]}
        />
        <div className={styles.question} aria-hidden>
          ?
        </div>
        <Panel
          where={
            <>
              <ServiceMark service={service} size={16} />
              {t('there', { service: SERVICE_NAMES[service] })}
            </>
          }
          picture={<span className={styles.nobody} data-big aria-hidden />}
          name={displayName(external)}
          login={<span className={styles.noLogin}>{t('noLogin')}</span>}
          facts={[...emails(external.email), [t('since'), nothing], [t('lastSeen'), nothing]]}
        />
      </div>
    </>
  );
};
