import { CONTENT_WIZARD_STEPS } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { SaveLine } from '../../../shared/plans/save-line.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { PlanDraft } from '../autosave/use-plan-draft.ts';
import styles from './wizard.module.css';

/** Shows the wizard buttons. Cancel loses nothing, because the draft stays in My Submissions. */
export const WizardFoot = ({
  step,
  draft,
  isBusy,
  onBack,
}: {
  step: number;
  draft: PlanDraft;
  isBusy: boolean;
  onBack: () => void;
}) => {
  const t = useTranslations('submitContent.form');
  const shared = useTranslations('shared');
  const isLast = step === CONTENT_WIZARD_STEPS;
  return (
    <div className={styles.foot}>
      <ButtonLink variant="quiet" render={<Link to={PATHS.submissions} />}>
        {shared('cancel')}
      </ButtonLink>
      <div className={styles.saveLine}>
        <SaveLine state={draft.state} />
      </div>
      <div className={styles.onward}>
        {step > 1 && (
          <Button variant="secondary" disabled={isBusy} onClick={onBack}>
            {t('backStep')}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          busyLabel={t(isLast ? 'submitting' : 'continuing')}
          disabled={draft.state.phase === 'stopped'}
        >
          {t(isLast ? 'submit' : 'continue')}
        </Button>
      </div>
    </div>
  );
};
