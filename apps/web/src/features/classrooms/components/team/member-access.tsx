import { daysBetween } from '@wonderfield/contract/calendar-days';
import type { Access } from '@wonderfield/contract/classrooms/team';
import { Clock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './team.module.css';

/** Access that ends within this number of days is highlighted. */
const SOON_DAYS = 7;

/** Days of the class have no time zone. */
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Shows when access ends. A day of another year has the year. */
const EndsOn = ({ endsOn, today }: { endsOn: string; today: string }) => {
  const t = useTranslations('classrooms.team');
  const format = useFormatter();
  const days = daysBetween(today, endsOn);
  const isThisYear = endsOn.slice(0, 4) === today.slice(0, 4);
  const date = format.dateTime(new Date(endsOn), isThisYear ? DAY : { ...DAY, year: 'numeric' });
  return (
    <p className={days <= SOON_DAYS ? styles.soon : styles.small}>
      {days <= SOON_DAYS && <Clock size={16} strokeWidth={2.4} aria-hidden />}
      {t('endsOn', { date, days })}
    </p>
  );
};

/** Shows the role of a member and when the access ends. */
export const MemberAccess = ({
  access: { role, endsOn },
  today,
}: {
  access: Access;
  today: string;
}) => {
  const t = useTranslations('classrooms.team');
  return (
    <>
      <p>
        <b>{t(`roles.${role}.name`)}</b>
      </p>
      {endsOn === undefined ? (
        <p className={styles.small}>{t('noEnd')}</p>
      ) : (
        <EndsOn endsOn={endsOn} today={today} />
      )}
    </>
  );
};

/** Says when the access ended. */
export const EndedOn = ({ access: { endsOn = '' } }: { access: Access }) => {
  const t = useTranslations('classrooms.team');
  const format = useFormatter();
  const date = format.dateTime(new Date(endsOn), { ...DAY, year: 'numeric' });
  return <p className={styles.small}>{t('endedOn', { date })}</p>;
};
