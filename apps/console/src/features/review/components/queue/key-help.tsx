import { useStrings } from '../../../../shared/use-strings.ts';
import styles from './queue.module.css';

const KEYS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['C', 'comment'],
  ['Esc', 'leave'],
] as const;

/** Lists the keyboard shortcuts of this page. */
export const KeyHelp = () => {
  const t = useStrings('review');
  return (
    <ul aria-label={t('keys.label')} className={styles.keys}>
      {KEYS.map(([key, name]) => (
        <li key={key}>
          <kbd>{key}</kbd> {t(`keys.${name}`)}
        </li>
      ))}
    </ul>
  );
};
