import type {
  AttendedClassroom,
  Classroom,
  TaughtClassroom,
} from '@wonderfield/contract/classrooms/classroom';
import { GoogleMark } from '@wonderfield/ui/art/google-mark';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import styles from './classroom-card.module.css';

/** Shows a label and its value. `wide` fills the whole line. */
export const Fact = ({
  label,
  wide = false,
  children,
}: {
  label: string;
  wide?: boolean;
  children: ReactNode;
}) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** Shows which external service a classroom syncs with. */
export const SyncedMark = ({ classroom }: { classroom: TaughtClassroom | AttendedClassroom }) => {
  const t = useTranslations('classrooms.card');
  const { source } = classroom;
  if (!source) return null;
  return (
    <span
      className={styles.mark}
      role="img"
      aria-label={t(source.service === 'google' ? 'fromGoogle' : 'fromClever')}
    >
      {source.service === 'google' ? <GoogleMark size={20} /> : <RefreshCw size={18} aria-hidden />}
    </span>
  );
};

/** Shows a classroom with its illustration, heading, facts and children. */
export const ClassroomCard = ({
  classroom,
  label,
  heading,
  beside,
  facts,
  children,
}: {
  classroom: Classroom;
  /** Describes the heading for screen readers. */
  label: ReactNode;
  heading: ReactNode;
  beside?: ReactNode;
  facts: ReactNode;
  children?: ReactNode;
}) => {
  const headingId = useId();
  return (
    <Card as="article" padding="none" className={styles.card ?? ''} aria-labelledby={headingId}>
      <Plot subject={cropOf(classroom.subject)} className={styles.plot ?? ''} />
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.name}>
            {label}
            <h3 id={headingId}>{heading}</h3>
          </div>
          {beside}
        </div>
        <dl className={styles.facts}>{facts}</dl>
        {children}
      </div>
    </Card>
  );
};
