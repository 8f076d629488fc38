import type { ExternalClass } from '@wonderfield/contract/classroom-sync/external-class';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../../shared/classrooms/classroom-facts.ts';
import { externalStudentsPath } from '../../../../shared/routing/paths.ts';
import { SERVICE_NAMES } from '../services.ts';
import { ExternalClassState } from './external-class-state.tsx';
import styles from './external-classes.module.css';

const Row = ({ service, external }: { service: RosterService; external: ExternalClass }) => {
  const t = useTranslations('classroomSync.classes');
  const { id, name, section, subject, studentCount } = external;
  const isClosed = external.state === 'closed';
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
      <ExternalClassState service={service} external={external} />
      {!isClosed && (
        <Link to={externalStudentsPath(service, id)} className={styles.sync}>
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

/** Lists the external classes with their status and sync link. */
export const ExternalClassList = ({
  service,
  classes,
}: {
  service: RosterService;
  classes: readonly ExternalClass[];
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
        {classes.map((external) => (
          <Row key={external.id} service={service} external={external} />
        ))}
      </ul>
    </Card>
  );
};
