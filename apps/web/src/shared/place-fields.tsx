import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { STATES } from '@wonderfield/contract/options';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import {
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './place-fields.module.css';
import { useZipFill } from './use-zip-fill.ts';

type Place = { zip: string; city: string; state: string };

/** Zip, city and state. A zip that is typed fills the other two; one that was stored does not. */
export const PlaceFields = <Values extends FieldValues & Place, Output>({
  form,
  errorOf,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
}) => {
  const t = useTranslations('shared');
  const { register, control, setValue } = form;
  const name = (field: keyof Place) => field as Path<Values>;
  const [isTyped, setTyped] = useState(false);
  const zip: string = useWatch({ control, name: name('zip') });
  const found = useZipFill(isTyped ? zip : '', ({ city, state }) => {
    const fill = (field: keyof Place, value: string) =>
      setValue(name(field), value as PathValue<Values, Path<Values>>, {
        shouldValidate: value !== '',
        shouldDirty: true,
      });
    fill('city', city);
    fill('state', state);
  });
  return (
    <div className={styles.place}>
      <TextField
        label={t('zip')}
        inputMode="numeric"
        maxLength={ZIP_LENGTH}
        autoComplete="postal-code"
        accepted={found.isAccepted}
        error={errorOf(name('zip')) ?? found.error}
        {...register(name('zip'), { onChange: () => setTyped(true) })}
      />
      <TextField
        label={t('city')}
        autoComplete="address-level2"
        error={errorOf(name('city'))}
        {...register(name('city'))}
      />
      <SelectField
        label={t('state')}
        autoComplete="address-level1"
        placeholder={t('chooseState')}
        options={STATES}
        error={errorOf(name('state'))}
        {...register(name('state'))}
      />
    </div>
  );
};
