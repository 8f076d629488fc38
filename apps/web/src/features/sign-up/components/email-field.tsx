import { afterPress } from '@wonderfield/ui/press/press';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../shared/use-fields.ts';
import { takenEmailMessage } from '../api/email-availability.ts';

/** An email that is asked about when it is left: somebody may have it already. */
export const EmailField = () => {
  const shared = useTranslations('shared');
  const { register, getValues, setError, errorOf } = useFields<{ email: string }>();
  const handleLeft = async () => {
    const email = getValues('email');
    const message = await takenEmailMessage(email);
    afterPress(() => {
      // Somebody may have typed on while we asked.
      if (message && getValues('email') === email) setError('email', { type: 'taken', message });
    });
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
