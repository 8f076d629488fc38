import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Radio } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { classLivePath } from '../../../shared/routing/paths.ts';
import { useOpenClass } from '../api/live-calls.ts';
import { defaultEnd } from '../rules/class-end.rules.ts';

const ICON = { size: 18, strokeWidth: 2.2, 'aria-hidden': true } as const;

/**
 * Leads to the live board. A closed class is opened first, except by a helper, who cannot open it.
 */
export const LiveBoardLink = ({
  classroom: { id, name, isHelper },
  isOpen,
}: {
  classroom: TaughtClassroom;
  isOpen: boolean;
}) => {
  const t = useTranslations('classLive.link');
  const navigate = useNavigate();
  const showErrorToast = useErrorToast();
  const open = useOpenClass(id);
  if (isOpen || isHelper) {
    return (
      <ButtonLink
        variant={isOpen ? 'primary' : 'secondary'}
        size="sm"
        icon={isOpen && <Radio {...ICON} />}
        render={<Link to={classLivePath(id)} />}
      >
        {t('board')}
        <span className="visually-hidden">{t('of', { name })}</span>
      </ButtonLink>
    );
  }
  const handleOpen = () =>
    open.mutate(new Date(defaultEnd(Date.now())).toISOString(), {
      onError: (error) => showErrorToast(error),
      onSuccess: () => void navigate(classLivePath(id)),
    });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('openOf', { name })}
      busy={open.isPending}
      busyLabel={t('opening')}
      onClick={handleOpen}
    >
      {t('open')}
    </Button>
  );
};
