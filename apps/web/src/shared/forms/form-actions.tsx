import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** Buttons below a form: Cancel first, the submit button last. */
export const FormActions = ({
  className,
  cancel,
  cancelLabel,
  submitLabel,
  busyLabel,
  isBusy,
  isUnchanged = false,
}: {
  className: string | undefined;
  /** Address to return to, or an action. */
  cancel: string | (() => void);
  cancelLabel?: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** True while there is nothing to save. */
  isUnchanged?: boolean;
}) => {
  const t = useTranslations('shared');
  const label = cancelLabel ?? t('cancel');
  return (
    <div className={className}>
      {typeof cancel === 'string' ? (
        <ButtonLink variant="quiet" render={<Link to={cancel} />}>
          {label}
        </ButtonLink>
      ) : (
        <Button variant="quiet" disabled={isBusy} onClick={cancel}>
          {label}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        disabled={isUnchanged}
        busy={isBusy}
        busyLabel={busyLabel}
      >
        {submitLabel}
      </Button>
    </div>
  );
};
