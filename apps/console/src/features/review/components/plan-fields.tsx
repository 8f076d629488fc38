import { type AnswerField, STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import type { ReactNode } from 'react';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './review.module.css';

const [credentials, background, plan] = STEP_FIELDS;
/** Groups of the wizard. The part to be published comes first. */
const GROUPS = { plan, credentials, background } as const;
const NAMES = ['plan', 'credentials', 'background'] as const;

export const PlanFields = ({ children }: { children: (field: AnswerField) => ReactNode }) => {
  const t = useStrings('review');
  return NAMES.map((name) => (
    <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
      <h3 id={`group-${name}`}>{t(`groups.${name}`)}</h3>
      {GROUPS[name].map(children)}
    </section>
  ));
};
