import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { useTranslations } from 'use-intl';
import { PATHS, submissionPath } from '../../../shared/paths.ts';
import { Instead } from '../../../shared/plans/plan-error.tsx';

/** Whoever may not teach yet is told where to go on. */
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

/** A plan that is no draft any more. */
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
