import { TASK_STRINGS } from '../shared/task.strings.en.ts';
import styles from './rhythm.module.css';

export const Drum = ({ isStruck, onTap }: { isStruck: boolean; onTap: () => void }) => (
  <button
    type="button"
    className={styles.drum}
    data-struck={isStruck}
    aria-label={TASK_STRINGS.drum}
    onClick={onTap}
  >
    <svg viewBox="0 0 172 132" width="172" height="132" aria-hidden="true" focusable="false">
      <ellipse cx="86" cy="122" rx="76" ry="9" fill="#0B2B2A" opacity=".14" />
      <path d="M14 46V100C14 128 158 128 158 100V46Z" fill="#8A5C3A" />
      <path d="M104 46H158V100C158 114 132 120 104 121Z" fill="#0B2B2A" opacity=".14" />
      <ellipse className={styles.skin} cx="86" cy="46" rx="72" ry="26" />
      <ellipse cx="86" cy="46" rx="46" ry="15" fill="none" stroke="#B98A5E" strokeWidth="4" />
    </svg>
  </button>
);
