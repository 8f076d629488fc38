import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../shared/forms/use-fields.ts';
import { takenEmailMessage } from '../api/email-availability.ts';

/** Checks whether the email is taken when the field loses focus. */
export const EmailField = () => {
  const shared = useTranslations('shared');
  const { register, getValues, setError, errorOf } = useFields<{ email: string }>();
  const handleLeft = async () => {
    const email = getValues('email');
    const message = await takenEmailMessage(email);
    // The user may have changed the email during the request.
    if (message && getValues('email') === email) setError('email', { type: 'taken', message });
  };
  return (
    <TextField
      label={shared('email')}
      type="email"
      autoComplete="email"
      error={errorOf('email')}
      {...register('email', { onBlur: handleLeft })}
    />
  );
};
