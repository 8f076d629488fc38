import type { ReactNode } from 'react';
import { type Growth, GrowthPicture } from '../art/plants/growth.tsx';
import { cx } from '../internal/cx.ts';
import styles from './steps.module.css';

export type Step = {
  label: string;
  /** Small text below the label: "Done", "Step 2 of 3", "Next". */
  note?: string | undefined;
  /** True for a later step that can be opened, because the one before it is complete. */
  reachable?: boolean | undefined;
};

export type StepsProps = {
  /** Accessible name of the list, such as "Steps". */
  label: string;
  steps: readonly Step[];
  /** Index of the current step. */
  current: number;
  /** `stacked` in dialogs, `row` on wizard pages. */
  layout?: 'stacked' | 'row' | undefined;
  /** Makes finished and reachable steps clickable. */
  onSelect?: ((index: number) => void) | undefined;
};

const STAGES: readonly Growth[] = ['seed', 'sprout', 'bloom'];

/** Shows three steps as seed, sprout and bloom, and marks the current one. */
export const Steps = ({ label, steps, current, layout = 'stacked', onSelect }: StepsProps) => (
  <ol className={cx(styles.steps, styles[layout])} aria-label={label}>
    {steps.map((step, index) => {
      const state = index < current ? 'done' : index === current ? 'now' : 'next';
      const opens = onSelect && (state === 'done' || (state === 'next' && step.reachable));
      const face: ReactNode = (
        <>
          <span className={styles.pot}>
            <GrowthPicture stage={STAGES[index] ?? 'bloom'} />
          </span>
          <span className={styles.words}>
            {step.label}
            {step.note ? <small className={styles.note}>{step.note}</small> : null}
          </span>
        </>
      );
      return (
        <li
          key={step.label}
          className={cx(styles.step, styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          {opens ? (
            <button type="button" className={styles.face} onClick={() => onSelect(index)}>
              {face}
            </button>
          ) : (
            <span className={styles.face}>{face}</span>
          )}
        </li>
      );
    })}
  </ol>
);
