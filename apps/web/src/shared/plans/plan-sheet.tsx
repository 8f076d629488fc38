import type { Plan } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { planFacts } from '@wonderfield/contract/plans/plan-words';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { cropOf } from '../classrooms/classroom-facts.ts';
import { planSections } from './plan-sections.ts';
import styles from './plan-sheet.module.css';
import { PlanText } from './plan-text-view.tsx';

/** Longer topics use text style instead of a headline. */
const LONG_TITLE = 120;

/** Separates the questions, one per line. */
const oneByOne = (questions: string) => questions.replace(/(\r\n|\r|\n)+/g, '\n\n');

/** Returns the content of {@link PlanSheet} by section. */
const contentOf = (plan: Plan) => ({
  glance: (
    <dl className={styles.glance}>
      {(['keySkills', 'standards'] as const).map((field) => (
        <div key={field}>
          <dt>{ANSWER_LABELS[field]}</dt>
          <dd>
            <PlanText text={plan[field]} />
          </dd>
        </div>
      ))}
    </dl>
  ),
  questions: (
    <div className={styles.questions}>
      <PlanText text={oneByOne(plan.essentialQuestions)} />
    </div>
  ),
  objective: <PlanText text={plan.objective} />,
  course: <PlanText text={plan.description} />,
  special: <PlanText text={plan.special} />,
});

/**
 * Shows a plan for reading and printing. The title is the page's h1, the sections have ids
 * (`planSections`), and `byline` is below the title.
 */
export const PlanSheet = ({ plan, byline }: { plan: Plan; byline?: ReactNode }) => {
  const t = useTranslations('plans.sections');
  const content = contentOf(plan);
  return (
    <Card as="article" padding="none" className={styles.sheet}>
      <div className={styles.art}>
        <Plot subject={cropOf(plan.subject)} width={780} height={172} />
      </div>
      <div className={styles.paper}>
        <p className={styles.eyebrow}>{planFacts(plan)}</p>
        <h1
          className={styles.title}
          data-long={plan.topic.length > LONG_TITLE ? true : undefined}
          dir="auto"
        >
          {plan.topic}
        </h1>
        {byline}
        {planSections(plan).map(({ id, words }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              {t(words)}
            </h2>
            {content[id]}
          </section>
        ))}
      </div>
    </Card>
  );
};
