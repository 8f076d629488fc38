import type { SystemStatus } from '@wonderfield/contract/operators/operator-views';
import { Note } from '@wonderfield/ui/note/note';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './status.module.css';

type Problem = SystemStatus['problems'][number];

const ErrorText = ({ problem }: { problem: Problem }) => {
  const t = useStrings('status');
  if (problem.problem === 'googleProject') return t('problems.googleProject');
  const { configured, actual } = problem;
  return t('problems.cleverMode', { configured, actual });
};

/**
 * Explains settings that do not match the responses of an external service, and how to fix them.
 */
export const ProblemsNote = ({ problems }: { problems: SystemStatus['problems'] }) => {
  const t = useStrings('status');
  const ago = useAgo();
  if (problems.length === 0) return null;
  return (
    <section aria-label={t('problemsTitle')} className={styles.problems}>
      {problems.map((problem) => (
        <Note key={problem.problem} tone="error">
          <p>
            <ErrorText problem={problem} />
          </p>
          <p>{t('noticed', { when: ago(problem.noticedAt) })}</p>
        </Note>
      ))}
    </section>
  );
};
