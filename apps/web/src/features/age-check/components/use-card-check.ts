import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { AgeCheckSchema } from '@wonderfield/contract/age-check/age-check-form';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { type FormEvent, useState } from 'react';
import type { AdultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import {
  type Checked,
  finishCheck,
  type PersonToCheck,
  startCheck,
} from '../api/age-check-calls.ts';

type CardState = {
  isComplete: boolean;
  error?: string | undefined;
  /** True if the error comes from the bank and not from an unfinished card number. */
  isRefused?: boolean;
};

export type CardCheckOptions = {
  person: PersonToCheck;
  known: AdultPrefill;
  onDone: (checked: Checked) => void;
};

/** Sends the card directly to the provider and returns the provider's error messages. */
export const useCardCheck = ({ person, known: prefill, onDone }: CardCheckOptions) => {
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
  const cardError =
    card.error ?? (wasSent && !card.isComplete ? FIELD_MESSAGES.cardMissing : undefined);
  const submit = (event: FormEvent) => {
    setSent(true);
    setError(undefined);
    if (card.isComplete) void check.handleSubmit(event);
    else {
      event.preventDefault();
      void check.form.trigger();
    }
  };

  return { check, card, setCard, cardError, error, submit };
};
