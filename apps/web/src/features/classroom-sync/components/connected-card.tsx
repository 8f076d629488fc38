import { useQuery } from '@tanstack/react-query';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { Card } from '@wonderfield/ui/card/card';
import { WindmillField } from '@wonderfield/ui/scenes/windmill-field';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { connectionsQuery } from '../../../shared/account/connections-query.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './choose/external-classes.module.css';
import { ServiceMark } from './service-mark.tsx';
import { SERVICE_NAMES } from './services.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Explains what is read from the service, and that nothing is written there. */
export const ConnectedCard = ({
  service,
  isConnected,
  isReading,
}: {
  service: RosterService;
  isConnected: boolean;
  isReading: boolean;
}) => {
  const t = useTranslations('classroomSync.classes');
  const names = { service: SERVICE_NAMES[service] };
  const { data: connections } = useQuery({ ...connectionsQuery(), enabled: isConnected });
  const email = connections?.find(({ provider }) => provider === service)?.email;
  return (
    <Card as="aside" padding="none" className={styles.aside} aria-labelledby="connected">
      <WindmillField turning={isReading} className={styles.picture ?? ''} />
      <div className={styles.inner}>
        <h2 id="connected">
          <ServiceMark service={service} />
          {isConnected ? t('connected') : t('about', names)}
        </h2>
        {isConnected && email && <p className={styles.account}>{email}</p>}
        <ul className={styles.facts}>
          <li>
            <Check {...ICON} />
            {t(`reads.${service}`)}
          </li>
          <li>
            <Check {...ICON} />
            {t('writes', names)}
          </li>
          <li>
            <Clock {...ICON} />
            {t('nightly')}
          </li>
        </ul>
        <Link to={PATHS.profile} className={styles.manage}>
          {t('manage')}
        </Link>
      </div>
    </Card>
  );
};
