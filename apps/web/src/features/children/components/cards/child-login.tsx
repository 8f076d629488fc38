import type { Child } from '@wonderfield/contract/children/child';
import { useTranslations } from 'use-intl';
import { METHOD_ICONS } from '../../../../shared/student-login/method-choice.tsx';
import textButton from '../../../../shared/text-button/text-button.module.css';
import { CopyButton, PasswordCell } from '../password-cell.tsx';
import styles from './child-card.module.css';
import { PicturesCell } from './pictures-cell.tsx';

/** Shows how a child signs in, and the username with the password or the pictures. */
export const ChildLogin = ({
  child,
  isEdited,
  isOnline,
  onMethod,
  onRenewed,
}: {
  child: Child;
  /** True while the child is edited, which may change the password. */
  isEdited: boolean;
  isOnline: boolean;
  onMethod: () => void;
  /** Called after new pictures, which are on no printed card. */
  onRenewed: () => void;
}) => {
  const t = useTranslations('childLogin');
  const children = useTranslations('children');
  const login = useTranslations('studentLogin');
  const { id, firstName: name, username, signInMethod } = child;
  const Icon = METHOD_ICONS[signInMethod];
  // Remounts when editing starts or ends and when the device is offline, which hides the secret.
  const key = `${isEdited} ${isOnline}`;
  return (
    <dl className={styles.login}>
      <dt>{t('method')}</dt>
      <dd className={styles.method}>
        <Icon size={18} strokeWidth={2.2} aria-hidden />
        {login(`methods.${signInMethod}.name`)}
        <button
          type="button"
          className={textButton.link}
          aria-label={t('changeMethodOf', { name })}
          disabled={!isOnline}
          onClick={onMethod}
        >
          {t('changeMethod')}
        </button>
      </dd>
      <dt>{children('columns.username')}</dt>
      <dd>
        <span className={`code ${styles.word}`}>{username}</span>
        <CopyButton text={username} label={children('copyUsernameOf', { name })} />
      </dd>
      {signInMethod === 'pictures' ? (
        <>
          <dt>{t('pictures.label')}</dt>
          <dd>
            <PicturesCell key={key} child={child} disabled={!isOnline} onRenewed={onRenewed} />
          </dd>
        </>
      ) : (
        <>
          <dt>{children('columns.password')}</dt>
          <dd>
            <PasswordCell key={key} childId={id} name={name} disabled={!isOnline} />
          </dd>
        </>
      )}
    </dl>
  );
};
