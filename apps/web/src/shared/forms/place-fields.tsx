import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { STATES } from '@wonderfield/contract/us-states';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import styles from './place-fields.module.css';
import { useFields } from './use-fields.ts';
import { useZipFill } from './use-zip-fill.ts';

type PlaceNames = Record<'zip' | 'city' | 'state', string>;

const OWN: PlaceNames = { zip: 'zip', city: 'city', state: 'state' };

/**
 * Asks for zip code, city and state. A typed zip code fills in the other two, a stored one does
 * not.
 */
export const PlaceFields = ({
  names = OWN,
}: {
  /** Form names of the three fields. Defaults to the user's own address. */
  names?: PlaceNames;
}) => {
  const t = useTranslations('shared');
  const { register, control, setValue, errorOf } = useFields<Record<string, string>>();
  const autoComplete = (value: string) => (names === OWN ? value : 'off');
  const [isTyped, setTyped] = useState(false);
  const zip = useWatch({ control, name: names.zip });
  const zipFill = useZipFill(isTyped ? zip : '', ({ city, state }) => {
    const fill = (name: string, value: string) =>
      setValue(name, value, { shouldValidate: value !== '', shouldDirty: true });
    fill(names.city, city);
    fill(names.state, state);
  });
  return (
    <div className={styles.place}>
      <DigitsField
        label={t('zip')}
        maxLength={ZIP_LENGTH}
        autoComplete={autoComplete('postal-code')}
        accepted={zipFill.isAccepted}
        error={errorOf(names.zip) ?? zipFill.error}
        {...register(names.zip, { onChange: () => setTyped(true) })}
      />
      <TextField
        label={t('city')}
        autoComplete={autoComplete('address-level2')}
        error={errorOf(names.city)}
        {...register(names.city)}
      />
      <SelectField
        label={t('state')}
        autoComplete={autoComplete('address-level1')}
        placeholder={t('chooseState')}
        options={STATES}
        error={errorOf(names.state)}
        {...register(names.state)}
      />
    </div>
  );
};
