import { useFormatter } from 'use-intl';
import { CheckResult } from '../../../shared/check-result.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './review.module.css';
import { useReview } from './review-context.ts';

const SHOWN = 3;

/**
 * Shows the results of automatic checks. Links are plain text, so reviewers cannot click them by
 * accident.
 */
export const PlanChecks = () => {
  const t = useStrings('review');
  const format = useFormatter();
  const { studentNames, sharedWith, links } = useReview().plan.checks;
  const beginning = (all: string[]) => {
    const count = all.length - SHOWN;
    return format.list(count > 0 ? [...all.slice(0, SHOWN), t('checks.andMore', { count })] : all, {
      type: 'unit',
    });
  };
  return (
    <section aria-label={t('checks.label')} className={styles.checks}>
      {studentNames.length === 0 ? (
        <CheckResult tone="good">{t('checks.noNames')}</CheckResult>
      ) : (
        <CheckResult tone="doubtful">
          {t('checks.names', { names: beginning(studentNames) })}
        </CheckResult>
      )}
      {sharedWith.length === 0 ? (
        <CheckResult tone="good">{t('checks.notShared')}</CheckResult>
      ) : (
        sharedWith.map((other) => (
          <CheckResult key={other.planId} tone="doubtful">
            {t('checks.shared', { topic: other.topic, author: other.authorName })}
          </CheckResult>
        ))
      )}
      {links.length === 0 ? (
        <CheckResult tone="good">{t('checks.noLinks')}</CheckResult>
      ) : (
        <CheckResult tone="doubtful">
          {t('checks.links', { count: links.length, links: beginning(links) })}
        </CheckResult>
      )}
    </section>
  );
};
