import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { useFields } from './use-fields.ts';

export const NameFields = () => {
  const t = useTranslations('shared');
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
