import { CONTENT_SUBJECTS, labelOf } from '@wonderfield/contract/options';
import type { AnswerField, Plan } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { gradesText } from '@wonderfield/contract/plans/plan-words';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PlanText } from '../../../shared/plans/plan-text-view.tsx';
import { samplePlanPath } from '../../../shared/routing/paths.ts';
import styles from './samples.module.css';

/** In the order of the form. */
const TEXTS = [
  'essentialQuestions',
  'keySkills',
  'standards',
  'objective',
  'description',
  'special',
] as const satisfies AnswerField[];

/** Shows a sample plan with example content for each field. */
export const SampleSummary = ({ plan }: { plan: Plan }) => {
  const t = useTranslations('submitContent.samples');
  return (
    <>
      <div className={styles.head}>
        <Tag tone="plain" icon={<Lock size={16} strokeWidth={2.2} aria-hidden />}>
          {t('readOnly')}
        </Tag>
        <Link to={samplePlanPath(plan.planType)} target="_blank" className={styles.print}>
          {t('print')}
        </Link>
      </div>
      {/* Scrollable, so it must be focusable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <section className={styles.scroll} tabIndex={0} aria-label={plan.topic}>
        <h3 className={styles.topic}>{plan.topic}</h3>
        <dl className={styles.facts}>
          <dt>{t('gradeAndSubject')}</dt>
          <dd>
            {gradesText(plan.grades)}, {labelOf(CONTENT_SUBJECTS, plan.subject)}
          </dd>
          {TEXTS.map((field) => (
            <div key={field}>
              <dt>{ANSWER_LABELS[field]}</dt>
              <dd>
                <PlanText text={plan[field]} size="small" />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
};
