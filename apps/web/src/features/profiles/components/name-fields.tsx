import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { FieldValues, Path, UseFormRegister } from 'react-hook-form';
import { useTranslations } from 'use-intl';

/** First and last name: what every user may change. */
export const NameFields = <Values extends FieldValues & { firstName: string; lastName: string }>({
  register,
  errorOf,
}: {
  register: UseFormRegister<Values>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const t = useTranslations('profiles');
  const first = 'firstName' as Path<Values>;
  const last = 'lastName' as Path<Values>;
  return (
    <>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        error={errorOf(first)}
        {...register(first)}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf(last)}
        {...register(last)}
      />
    </>
  );
};
