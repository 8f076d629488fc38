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
type PlaceNames = Record<keyof Place, string>;

const OWN: PlaceNames = { zip: 'zip', city: 'city', state: 'state' };

/** Zip, city and state. A zip that is typed fills the other two; one that was stored does not. */
export const PlaceFields = <Values extends FieldValues, Output>({
  form,
  errorOf,
  names = OWN,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  errorOf: (name: Path<Values>) => string | undefined;
  /** What the three are called in the form; one's own place unless told otherwise. */
  names?: PlaceNames;
}) => {
  const t = useTranslations('shared');
  const { register, control, setValue } = form;
  const name = (field: keyof Place) => names[field] as Path<Values>;
  const autoComplete = (value: string) => (names === OWN ? value : 'off');
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
        autoComplete={autoComplete('postal-code')}
        accepted={found.isAccepted}
        error={errorOf(name('zip')) ?? found.error}
        {...register(name('zip'), { onChange: () => setTyped(true) })}
      />
      <TextField
        label={t('city')}
        autoComplete={autoComplete('address-level2')}
        error={errorOf(name('city'))}
        {...register(name('city'))}
      />
      <SelectField
        label={t('state')}
        autoComplete={autoComplete('address-level1')}
        placeholder={t('chooseState')}
        options={STATES}
        error={errorOf(name('state'))}
        {...register(name('state'))}
      />
    </div>
  );
};
