import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Field } from '@wonderfield/ui/field/field';
import { Note } from '@wonderfield/ui/note/note';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './card-form.module.css';
import { type CardCheckOptions, useCardCheck } from './use-card-check.ts';

/** The provider's card field. */
const CardField = ({
  error,
  onChange,
}: {
  error: string | undefined;
  onChange: (event: StripeCardElementChangeEvent) => void;
}) => {
  const t = useTranslations('ageCheck');
  return (
    <Field label={t('cardDetails')} error={error}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the parts inside are the provider's
        <div
          role="group"
          aria-labelledby={`${control.id}-label`}
          aria-describedby={control['aria-describedby']}
          className={styles.card}
          data-invalid={error ? true : undefined}
        >
          <CardElement
            id={control.id}
            options={{ hidePostalCode: true, disableLink: true }}
            onChange={onChange}
          />
        </div>
      )}
    </Field>
  );
};

/** Asks for the card and its owner, and shows the provider's error messages. */
export const CardForm = (options: CardCheckOptions) => {
  const t = useTranslations('ageCheck');
  const shared = useTranslations('shared');
  const { check, card, setCard, cardError, error, submit } = useCardCheck(options);
  const { register } = check.form;

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t('cardholderName')}
        autoComplete="cc-name"
        error={check.errorOf('cardholderName')}
        {...register('cardholderName')}
      />
      <TextField
        label={shared('email')}
        type="email"
        autoComplete="email"
        error={check.errorOf('email')}
        {...register('email')}
      />
      <CardField
        error={cardError}
        onChange={(event) => setCard({ isComplete: event.complete, error: event.error?.message })}
      />
      {/* The provider's field is an iframe, so aria-describedby cannot reach it. */}
      <p role="alert" className="visually-hidden">
        {card.isRefused ? card.error : ''}
      </p>
      {error && <Note tone="error">{error}</Note>}
      <div className={styles.last}>
        <DigitsField
          label={t('zip')}
          maxLength={ZIP_LENGTH}
          autoComplete="postal-code"
          error={check.errorOf('zip')}
          {...register('zip')}
        />
        <div className={styles.actions}>
          {/* A full page load keeps the provider's script on this page only. */}
          <ButtonLink variant="quiet" href={PATHS.signIn}>
            {shared('cancel')}
          </ButtonLink>
          <Button type="submit" variant="primary" busy={check.isBusy} busyLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </div>
      </div>
    </form>
  );
};
