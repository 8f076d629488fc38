import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { ServiceMark } from '../service-mark.tsx';
import { SERVICE_NAMES } from '../services.ts';
import styles from './preview.module.css';

/** Shows the class and both class sizes, and that nothing has changed yet. */
export const PreviewIntro = ({
  ref,
  className,
  service,
  preview,
}: {
  ref: Ref<HTMLHeadingElement>;
  className: string;
  service: RosterService;
  preview: SyncPreview | undefined;
}) => {
  const t = useTranslations('classroomSync.preview');
  return (
    <div className={styles.intro}>
      <h2 ref={ref} tabIndex={-1}>
        {className}
      </h2>
      <ServiceMark service={service} size={18} />
      {preview && (
        <p>
          {t.rich(preview.classroomId ? 'again' : 'first', {
            here: preview.here,
            there: preview.there,
            service: SERVICE_NAMES[service],
            b: (words) => <b>{words}</b>,
          })}
        </p>
      )}
      {preview?.nameBefore && (
        <p className={styles.newName}>
          {t('newName', { service: SERVICE_NAMES[service] })} <del>{preview.nameBefore}</del>{' '}
          <ins>{preview.className}</ins>
        </p>
      )}
    </div>
  );
};
