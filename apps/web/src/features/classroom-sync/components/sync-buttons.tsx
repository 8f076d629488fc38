import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { Button, type ButtonProps } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { EXTERNAL_CLASSES_PATHS } from '../../../shared/routing/paths.ts';
import { SERVICE_NAMES } from './services.ts';

/** Opens the preview, and in the preview runs the sync. */
export const SyncButton = ({
  service,
  ...button
}: { service: RosterService } & Pick<
  ButtonProps,
  'disabled' | 'busy' | 'busyLabel' | 'onClick'
>) => {
  const t = useTranslations('classroomSync.students');
  return (
    <Button
      {...button}
      variant="primary"
      icon={<RefreshCw size={20} strokeWidth={2.2} aria-hidden />}
    >
      {t('sync', { service: SERVICE_NAMES[service] })}
    </Button>
  );
};

export const CancelChoosing = ({ service }: { service: RosterService }) => {
  const shared = useTranslations('shared');
  return (
    <ButtonLink variant="quiet" render={<Link to={EXTERNAL_CLASSES_PATHS[service]} />}>
      {shared('cancel')}
    </ButtonLink>
  );
};
