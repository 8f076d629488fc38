import { useStrings } from '../../../shared/use-strings.ts';
import styles from './schools.module.css';

/** Switch for automatic approval. It changes only after a reason is entered. */
export const DomainSwitch = ({
  domain,
  isOn,
  onSwitch,
}: {
  domain: string;
  isOn: boolean;
  onSwitch: () => void;
}) => {
  const t = useStrings('schools');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('autoApprovesAt', { domain })}
      className={styles.switch}
      onClick={onSwitch}
    >
      <span>{t('autoApproves')}</span>
      <span className={styles.track} aria-hidden />
      <span className={styles.state}>{t(isOn ? 'isOn' : 'isOff')}</span>
    </button>
  );
};
