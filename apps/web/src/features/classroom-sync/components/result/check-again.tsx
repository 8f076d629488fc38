import type { SyncHistory } from '@wonderfield/contract/classroom-sync/sync-record';
import { ButtonLink, type ButtonLinkProps } from '@wonderfield/ui/button/button-link';
import { RefreshCw } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { externalStudentsPath } from '../../../../shared/routing/paths.ts';

/** Links to a new sync of the classroom. */
export const CheckAgain = ({
  classroom: { service, classId },
  variant = 'primary',
  block,
}: {
  classroom: SyncHistory['classroom'];
} & Pick<ButtonLinkProps, 'variant' | 'block'>) => {
  const t = useTranslations('classroomSync.syncs');
  return (
    <ButtonLink
      variant={variant}
      block={block}
      icon={<RefreshCw size={20} strokeWidth={2.2} aria-hidden />}
      render={<Link to={externalStudentsPath(service, classId)} />}
    >
      {t('checkAgain')}
    </ButtonLink>
  );
};
