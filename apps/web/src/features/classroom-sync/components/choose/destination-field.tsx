import type { Destination } from '@wonderfield/contract/classroom-sync/external-class';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { useTranslations } from 'use-intl';
import styles from './choose-students.module.css';

/** Chooses before the first sync between a new classroom and an existing one. */
export const DestinationField = ({
  destinations,
  intoId,
  onChange,
}: {
  destinations: readonly Destination[];
  /** Undefined for a new classroom. */
  intoId: string | undefined;
  onChange: (intoId: string | undefined) => void;
}) => {
  const t = useTranslations('classroomSync.students.into');
  const chosen = destinations.find(({ id }) => id === intoId);
  return (
    <SelectField
      className={styles.into}
      label={t('label')}
      help={chosen ? t('follows') : t('makesNew')}
      value={intoId ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      options={[
        { value: '', label: t('new') },
        ...destinations.map(({ id, name, enrolled }) => ({
          value: id,
          label: t('own', { name, count: enrolled }),
        })),
      ]}
    />
  );
};
