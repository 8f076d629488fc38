import type { OutsideClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts';
import { Plot } from '@wonderfield/ui/art/plot';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import { outsideStudentsPath } from '../../../shared/paths.ts';
import { OutsideClassState } from './external-class-state.tsx';
import styles from './outside-classes.module.css';
import { SERVICE_NAMES } from './services.ts';

const Row = ({ service, outside }: { service: RosterService; outside: OutsideClass }) => {
  const t = useTranslations('classroomSync.classes');
  const { id, name, section, subject, studentCount } = outside;
  const isClosed = outside.state === 'closed';
  return (
    <li className={styles.row}>
      <Plot subject={cropOf(subject)} width={120} height={90} className={styles.plot ?? ''} />
      <div className={styles.name}>
        <h3>{name}</h3>
        {section && <p>{section}</p>}
      </div>
      <p className={styles.count}>
        {!isClosed &&
          t.rich('students', {
            count: studentCount,
            service: SERVICE_NAMES[service],
            b: (words) => <b>{words}</b>,
          })}
      </p>
      <OutsideClassState service={service} outside={outside} />
      {!isClosed && (
        <Link to={outsideStudentsPath(service, id)} className={styles.sync}>
          {t('sync')}
          <span className="visually-hidden">
            {' '}
            {name} {section}
          </span>
        </Link>
      )}
    </li>
  );
};

/** One line for each class: what it is, where it stands, and the way to sync it. */
export const OutsideClassList = ({
  service,
  classes,
}: {
  service: RosterService;
  classes: readonly OutsideClass[];
}) => {
  const t = useTranslations('classroomSync.classes');
  const names = { service: SERVICE_NAMES[service] };
  if (classes.length === 0) {
    return (
      <Card padding="md">
        <EmptyState
          picture={<WindmillScene />}
          title={TEXTS.noExternalClassrooms}
          text={t('emptyText', names)}
        />
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ul className={styles.rows} aria-label={t('list', names)}>
        {classes.map((outside) => (
          <Row key={outside.id} service={service} outside={outside} />
        ))}
      </ul>
    </Card>
  );
};
