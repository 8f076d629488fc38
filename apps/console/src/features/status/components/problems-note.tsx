import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import { Note } from '@wonderfield/ui/note/note';
import { useAgo } from '../../../shared/use-ago.ts';
import { useWords } from '../../../shared/use-words.ts';
import styles from './status.module.css';

/** Settings that do not fit what an outside service answers, in plain words what to set. */
export const ProblemsNote = ({ problems }: { problems: SystemStatus['problems'] }) => {
  const t = useWords('status');
  const ago = useAgo();
  if (problems.length === 0) return null;
  return (
    <section aria-label={t('problemsTitle')} className={styles.problems}>
      {problems.map(({ problem, configured, actual, noticedAt }) => (
        <Note key={problem} tone="error">
          <p>{t(`problems.${problem}`, { configured, actual })}</p>
          <p>{t('noticed', { when: ago(noticedAt) })}</p>
        </Note>
      ))}
    </section>
  );
};
