import { useTranslations } from 'use-intl';
import textButton from '../../../../shared/text-button/text-button.module.css';
import type { NameOrder } from '../parse/name-order.ts';
import styles from './import-preview.module.css';

/** Says in which order names were read, and offers the other order and the pasted text. */
export const ReadingChoice = ({
  order,
  onReadAs,
  onEditText,
}: {
  order: NameOrder;
  onReadAs: (order: NameOrder) => void;
  onEditText: () => void;
}) => {
  const t = useTranslations('rosters.import');
  const other = order === 'firstFirst' ? 'lastFirst' : 'firstFirst';
  return (
    <div className={styles.reading}>
      <p aria-live="polite">{t(`readAs.${order}`)}</p>
      <button type="button" className={textButton.link} onClick={() => onReadAs(other)}>
        {t(`readAll.${other}`)}
      </button>
      <button type="button" className={textButton.link} onClick={onEditText}>
        {t('editText')}
      </button>
    </div>
  );
};
