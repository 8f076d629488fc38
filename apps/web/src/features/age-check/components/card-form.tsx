import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { AgeCheckSchema } from '@wonderfield/contract/age-check/age-check-form';
import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Field } from '@wonderfield/ui/field/field';
import { Note } from '@wonderfield/ui/note/note';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import {
  type Checked,
  finishCheck,
  type PersonToCheck,
  startCheck,
} from '../api/age-check-calls.ts';
import styles from './card-form.module.css';

type CardState = {
  isComplete: boolean;
  error?: string | undefined;
  /** True if the error comes from the bank and not from an unfinished card number. */
  isRefused?: boolean;
};

/** Sends the card directly to the provider and shows the provider's error messages. */
export const CardForm = ({
  person,
  known: prefill,
  onDone,
}: {
  person: PersonToCheck;
  known: AdultPrefill;
  onDone: (checked: Checked) => void;
}) => {
  const t = useTranslations('ageCheck');
  const shared = useTranslations('shared');
  const errorText = useErrorText();
  const stripe = useStripe();
  const elements = useElements();
  const [card, setCard] = useState<CardState>({ isComplete: false });
  const [wasSent, setSent] = useState(false);
  // An error that belongs to no field, such as a rate limit.
  const [error, setError] = useState<string>();
  // Idempotency key of the attempt, so a double click or a lost response creates no second intent.
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());

  /** Shows an error at the card field and focuses it. */
  const declineCard = (error: string) => {
    setCard((before) => ({ ...before, error, isRefused: true }));
    elements?.getElement(CardElement)?.focus();
  };

  const verify = async (values: { cardholderName: string; email: string; zip: string }) => {
    const element = elements?.getElement(CardElement);
    if (!stripe || !element) throw new Error(TEXTS.somethingWrong);
    const { setupIntent } = await startCheck(person, values, attempt);
    const result = await stripe.confirmCardSetup(setupIntent.clientSecret, {
      payment_method: {
        card: element,
        billing_details: {
          name: values.cardholderName,
          email: values.email,
          address: { postal_code: values.zip },
        },
      },
    });
    if (result.error) {
      const { message = TEXTS.somethingWrong } = result.error;
      // Allow another attempt with the same card, because its owner may approve it the next time.
      declineCard(message);
      return undefined;
    }
    return finishCheck(person, setupIntent.id);
  };

  const check = useCallForm({
    schema: AgeCheckSchema,
    defaultValues: { cardholderName: prefill.name, email: prefill.email, zip: prefill.zip },
    send: verify,
    onDone: (checked) => {
      if (checked) onDone(checked);
    },
    onError: (error) => {
      // The provider already confirmed the check and only our response was lost.
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'AGE_004') return onDone({});
      setAttempt(crypto.randomUUID());
      if (code === 'AGE_002' || code === 'AGE_005') declineCard(error.message);
      else setError(errorText(error));
    },
  });
  const { register } = check.form;
  const cardError =
    card.error ?? (wasSent && !card.isComplete ? FIELD_MESSAGES.cardMissing : undefined);

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        setSent(true);
        setError(undefined);
        if (card.isComplete) void check.handleSubmit(event);
        else {
          event.preventDefault();
          void check.form.trigger();
        }
      }}
    >
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
      <Field label={t('cardDetails')} error={cardError}>
        {(control) => (
          // biome-ignore lint/a11y/useSemanticElements: the parts inside are the provider's
          <div
            role="group"
            aria-labelledby={`${control.id}-label`}
            aria-describedby={control['aria-describedby']}
            className={styles.card}
            data-invalid={cardError ? true : undefined}
          >
            <CardElement
              id={control.id}
              options={{ hidePostalCode: true, disableLink: true }}
              onChange={(event) =>
                setCard({ isComplete: event.complete, error: event.error?.message })
              }
            />
          </div>
        )}
      </Field>
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
