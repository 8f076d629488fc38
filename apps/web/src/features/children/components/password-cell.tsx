import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { readChildPassword } from '../api/child-calls.ts';
import styles from './password-cell.module.css';

const ICON = { size: 20, strokeWidth: 2.2 } as const;
const MASK = '••••••••••';

export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const t = useTranslations('children');
  const { show } = useToasts();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show({ tone: 'success', text: t('copied') });
    } catch {
      show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  return <IconButton label={label} icon={<Copy {...ICON} />} onClick={() => void handleCopy()} />;
};

/** Shows a masked password. Revealing it is a call that the server records. */
export const PasswordCell = ({
  childId,
  name,
  disabled,
}: {
  childId: string;
  name: string;
  disabled: boolean;
}) => {
  const t = useTranslations('children');
  const showError = useErrorToast();
  const [isShown, setShown] = useState(false);
  const read = useMutation({
    mutationFn: () => readChildPassword(childId),
    gcTime: 0,
    onSuccess: () => setShown(true),
    onError: (error) => showError(error, { text: TEXTS.passwordNotRead }),
  });
  const hide = () => {
    setShown(false);
    // Do not cache the password after it is hidden.
    read.reset();
  };
  return (
    <span className={styles.cell}>
      <span className={`${styles.secret} password`}>{isShown ? read.data : MASK}</span>
      <span className={styles.buttons}>
        <IconButton
          label={isShown ? t('hidePasswordOf', { name }) : t('showPasswordOf', { name })}
          icon={isShown ? <EyeOff {...ICON} /> : <Eye {...ICON} />}
          busy={read.isPending}
          disabled={disabled}
          onClick={() => (isShown ? hide() : read.mutate())}
        />
        {/*
         * Reserves the button's space, so the second click of a double click does not hit a new
         * button.
         */}
        <span className={styles.copy}>
          {isShown && read.data && (
            <CopyButton text={read.data} label={t('copyPasswordOf', { name })} />
          )}
        </span>
      </span>
    </span>
  );
};
