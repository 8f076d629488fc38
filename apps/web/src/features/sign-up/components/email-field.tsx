import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { takenEmailMessage } from '../api/email-availability.ts';

const EMAIL = 'email';

/** An email that is asked about when it is left: somebody may have it already. */
export const EmailField = <Values extends FieldValues & { email: string }, Output>({
  form: { register, getValues, setError },
  errorOf,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const shared = useTranslations('shared');
  const name = EMAIL as Path<Values>;
  const handleLeft = async () => {
    const email = getValues(name);
    const message = await takenEmailMessage(email);
    // Somebody may have typed on while we asked.
    if (message && getValues(name) === email) setError(name, { type: 'taken', message });
  };
  return (
    <TextField
      label={shared('email')}
      type="email"
      autoComplete="email"
      error={errorOf(name)}
      {...register(name, { onBlur: handleLeft })}
    />
  );
};
