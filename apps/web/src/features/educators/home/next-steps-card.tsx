import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { nextStepsQuery } from '../api/next-steps-query.ts';
import { HomeCardHead } from './home-card-head.tsx';
import styles from './next-steps-card.module.css';
import { type ShownStep, useShownSteps } from './use-shown-steps.tsx';

/** Number of steps that are visible at first. */
const FIRST_STEPS = 3;

const Step = ({ step: { to, icon, title, text } }: { step: ShownStep }) => (
  <li>
    <Link to={to} className={styles.step}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <small dir="auto">{text}</small>
      </span>
      <ChevronRight size={20} strokeWidth={2.2} aria-hidden />
    </Link>
  </li>
);

/** Shows what the teacher can do next. Each step links to the page where it is done. */
export const NextStepsCard = ({
  submissions,
}: {
  submissions: UseQueryResult<SubmissionSummary[]>;
}) => {
  const t = useTranslations('educators.home.next');
  const ofClasses = useQuery(nextStepsQuery());
  const steps = useShownSteps(ofClasses.data, submissions.data);
  // A source that has not loaded yet may still have a step.
  const missing = [ofClasses, submissions].filter(({ data }) => data === undefined);
  const failed = missing.filter(({ isError }) => isError);
  const [isExpanded, setExpanded] = useState(false);
  const hidden = isExpanded ? 0 : steps.length - FIRST_STEPS;
  return (
    <Card as="section" padding="none" aria-labelledby="home-next-steps">
      <HomeCardHead id="home-next-steps" title={t('title')} />
      <div className={styles.body}>
        <ul className={styles.steps}>
          {steps.slice(0, isExpanded ? undefined : FIRST_STEPS).map((step) => (
            <Step key={step.key} step={step} />
          ))}
        </ul>
        {hidden > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setExpanded(true)}>
            {t('more', { count: hidden })}
          </Button>
        )}
        {missing.length === 0 && steps.length === 0 && <p className={styles.done}>{t('done')}</p>}
        {missing.length > 0 && failed.length === 0 && (
          <Skeleton label={t('loading')}>
            <Furrow height="44px" square />
          </Skeleton>
        )}
        {failed.length > 0 && (
          <p role="alert" className={styles.failed}>
            {t(steps.length > 0 ? 'notAllLoaded' : 'notLoaded')}
            <Button
              variant="quiet"
              size="sm"
              onClick={() => failed.forEach(({ refetch }) => void refetch())}
            >
              {t('tryAgain')}
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
};
