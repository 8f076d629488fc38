import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { Instead } from '../../../shared/plans/plan-error.tsx';
import { PATHS, submissionPath } from '../../../shared/routing/paths.ts';

/** Shows an educator without access where to continue. */
export const NotReady = () => {
  const t = useTranslations('submitContent');
  const plans = useTranslations('plans');
  return (
    <Instead
      picture={<SproutScene />}
      title={t('notReady')}
      way={{ to: PATHS.educatorHome, label: plans('toHome') }}
    />
  );
};

/** Shows that the plan is no longer a draft. */
export const AlreadySent = ({ id }: { id: string }) => {
  const t = useTranslations('submitContent');
  return (
    <Instead
      picture={<SproutScene />}
      title={t('alreadySent')}
      way={{ to: submissionPath(id), label: t('stopped.see') }}
    />
  );
};
