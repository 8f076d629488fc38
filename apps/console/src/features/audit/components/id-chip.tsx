import { CopyButton } from '../../../shared/copy-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './audit.module.css';

const HEAD = 8;
const TAIL = 4;

/** Shortens an id to its ends, which identify it. */
const shortened = (id: string) =>
  id.length > HEAD + TAIL + 1 ? `${id.slice(0, HEAD)}…${id.slice(-TAIL)}` : id;

/** Shows an id that can be copied or used as a filter. */
export const IdChip = ({ id, onPick }: { id: string; onPick: (id: string) => void }) => {
  const t = useStrings('audit');
  const short = shortened(id);
  return (
    <span className={styles.chip}>
      <button
        type="button"
        title={id}
        aria-label={t('onlyThis', { id: short })}
        onClick={() => onPick(id)}
      >
        {short}
      </button>
      <CopyButton text={id} what={t('theId', { id })} />
    </span>
  );
};
