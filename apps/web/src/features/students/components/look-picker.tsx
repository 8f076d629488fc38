import { AVATAR_LOOKS, type AvatarLook } from '@wonderfield/contract/options';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './avatar-form.module.css';

export const LookPicker = ({
  value,
  onChange,
}: {
  value: AvatarLook;
  onChange: (look: AvatarLook) => void;
}) => {
  const t = useTranslations('students.avatar');
  const group = useId();
  return (
    <fieldset className={styles.looks}>
      <legend>{t('look')}</legend>
      {AVATAR_LOOKS.map((look, index) => (
        <label key={look} className={styles.look}>
          <input
            type="radio"
            name={group}
            value={look}
            checked={look === value}
            onChange={() => onChange(look)}
            aria-label={t('lookName', { number: index + 1 })}
          />
          <Bloom seed={index} size={44} />
        </label>
      ))}
    </fieldset>
  );
};
