import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import styles from './need-help.module.css';

/** The button with the paw. */
export const NeedHelp = ({
  className,
  label,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { label?: string | undefined }) => {
  const t = useTranslations('studentSignIn');
  return (
    <button type="button" {...rest} className={`${styles.help} ${className ?? ''}`}>
      <Paw size={48} className={styles.paw} />
      <span>{label ?? t('help')}</span>
    </button>
  );
};
