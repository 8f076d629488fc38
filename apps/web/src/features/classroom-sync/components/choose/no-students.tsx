import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { WindmillScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { EducatorBody } from '../../../../shared/pages/educator-page.tsx';
import { SERVICE_NAMES } from '../services.ts';
import { CancelChoosing, SyncButton } from '../sync-buttons.tsx';
import pageStyles from '../sync-page.module.css';

/** Shows a class without students, which cannot be synced. */
export const NoStudents = ({ service }: { service: RosterService }) => {
  const t = useTranslations('classroomSync.students');
  return (
    <>
      <EducatorBody hasBar>
        <div className={pageStyles.head}>
          <h2>{t('heading', { count: 0 })}</h2>
        </div>
        <Card padding="md">
          <EmptyState
            picture={<WindmillScene />}
            title={service === 'google' ? TEXTS.noExternalStudents : t('noneClever')}
            text={t('noneText', { service: SERVICE_NAMES[service] })}
          />
        </Card>
      </EducatorBody>
      <BottomBar label={t('bar')} say={null}>
        <CancelChoosing service={service} />
        <SyncButton service={service} disabled />
      </BottomBar>
    </>
  );
};
