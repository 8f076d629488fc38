import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { BottomBar } from '@wonderfield/ui/bottom-bar/bottom-bar';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import { missingSeats, movingStudents, type YearDraft } from '../rules/year-draft.ts';
import styles from './year-steps.module.css';

/** Returns why the first step cannot continue, or undefined. */
const useBlocker = (nextYear: NextYear, draft: YearDraft) => {
  const t = useTranslations('nextYear.bar');
  const moving = movingStudents(nextYear.students, draft).length;
  if (missingSeats(nextYear, draft) > 0)
    return t('noSeats', { count: moving, seats: nextYear.seatsLeft ?? 0 });
  return moving === 0 && nextYear.students.length > 0 ? t('none') : undefined;
};

/** Shows the numbers of students and the buttons of the current step. */
export const YearBar = ({
  nextYear,
  draft,
  step,
  isBusy,
  onBack,
  onContinue,
}: {
  nextYear: NextYear;
  draft: YearDraft;
  step: number;
  isBusy: boolean;
  onBack: () => void;
  onContinue: () => void;
}) => {
  const t = useTranslations('nextYear.bar');
  const blocker = useBlocker(nextYear, draft);
  const moving = movingStudents(nextYear.students, draft).length;
  const numbers = t('numbers', { moving, leaving: nextYear.students.length - moving });
  const isLast = step === 2;
  return (
    <BottomBar
      label={t('label')}
      say={
        <div role="status" className={styles.say}>
          <b>{isLast ? t('archives', { numbers }) : numbers}</b>
          {blocker ? <p className={styles.blocked}>{blocker}</p> : isLast && <p>{t('nothing')}</p>}
        </div>
      }
    >
      <ButtonLink
        variant="quiet"
        className={step > 0 ? (styles.cancel ?? '') : ''}
        render={<Link to={PATHS.classrooms} />}
      >
        {t('cancel')}
      </ButtonLink>
      {step > 0 && (
        <Button variant="secondary" disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      )}
      <Button
        variant="primary"
        disabled={blocker !== undefined}
        busy={isBusy}
        busyLabel={t('starting')}
        onClick={onContinue}
      >
        {t(isLast ? 'start' : 'continue')}
      </Button>
    </BottomBar>
  );
};
