import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../shared/use-fields.ts';

/** First and last name: what every user may change. */
export const NameFields = () => {
  const t = useTranslations('profiles');
  const { register, errorOf } = useFields<{ firstName: string; lastName: string }>();
  return (
    <>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
    </>
  );
};
