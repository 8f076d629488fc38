import { CONTENT_WIZARD_STEPS } from '@wonderfield/contract/limits';
import { isStepDone } from '@wonderfield/contract/plans/submission-rules';
import { Steps } from '@wonderfield/ui/steps/steps';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PlanValues } from '../../../shared/plans/autosave/plan-values.ts';

const STEP_NAMES = ['credentials', 'background', 'plan'] as const;

/** Shows the three steps. Later steps open when all earlier ones are complete. */
export const WizardSteps = ({
  step,
  onSelect,
}: {
  step: number;
  onSelect: (step: number) => void;
}) => {
  const t = useTranslations('submitContent');
  const values = useWatch<PlanValues>() as PlanValues;
  const doneBefore = (index: number) =>
    STEP_NAMES.slice(0, index).every((_, before) => isStepDone(before + 1, values));
  const noteOf = (index: number) => {
    if (index === step - 1) return t('stepNotes.now', { step, steps: CONTENT_WIZARD_STEPS });
    return isStepDone(index + 1, values) ? t('stepNotes.done') : t('stepNotes.next');
  };
  return (
    <Steps
      label={t('stepsLabel')}
      layout="row"
      current={step - 1}
      steps={STEP_NAMES.map((name, index) => ({
        label: t(`steps.${name}`),
        note: noteOf(index),
        reachable: doneBefore(index),
      }))}
      onSelect={(index) => onSelect(index + 1)}
    />
  );
};

/** Returns the name of a step for screen readers. */
export const useStepName = (step: number) => {
  const t = useTranslations('submitContent.steps');
  return t(STEP_NAMES[step - 1] ?? 'credentials');
};
