import { useFormatter } from 'use-intl';
import { Verdict } from '../../../shared/check-result.tsx';
import { useWords } from '../../../shared/use-strings.ts';
import styles from './review.module.css';
import { useReview } from './review-context.ts';

const SHOWN = 3;

/** What a machine saw, and no more than that. Links are told as text: nobody clicks them here. */
export const PlanChecks = () => {
  const t = useWords('review');
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
        <Verdict tone="good">{t('checks.noNames')}</Verdict>
      ) : (
        <Verdict tone="doubtful">{t('checks.names', { names: beginning(studentNames) })}</Verdict>
      )}
      {sharedWith.length === 0 ? (
        <Verdict tone="good">{t('checks.notShared')}</Verdict>
      ) : (
        sharedWith.map((other) => (
          <Verdict key={other.planId} tone="doubtful">
            {t('checks.shared', { topic: other.topic, author: other.authorName })}
          </Verdict>
        ))
      )}
      {links.length === 0 ? (
        <Verdict tone="good">{t('checks.noLinks')}</Verdict>
      ) : (
        <Verdict tone="doubtful">
          {t('checks.links', { count: links.length, links: beginning(links) })}
        </Verdict>
      )}
    </section>
  );
};
