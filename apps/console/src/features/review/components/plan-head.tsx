import { planFacts } from '@wonderfield/contract/plans/plan-words';
import { Note } from '@wonderfield/ui/note/note';
import type { RefObject } from 'react';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './review.module.css';
import { useReview } from './review-context.ts';

/** Shows title, author and the sent versions. */
export const PlanHead = ({
  heading,
  shown,
  onShow,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  shown: number;
  onShow: (version: number) => void;
}) => {
  const t = useStrings('review');
  const { plan } = useReview();
  const about = [plan.authorName, plan.author.schoolName, planFacts(plan)].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <h2 id="plan-title" ref={heading} tabIndex={-1} dir="auto">
          {plan.topic}
        </h2>
        <p className={styles.about}>
          {about.join(' · ')}
          <CopyButton text={plan.submissionId} what={t('theId')} />
        </p>
        {plan.author.isSuspended && <Note tone="error">{t('suspended')}</Note>}
      </div>
      {plan.versions.length > 1 && (
        <fieldset className={styles.versions}>
          <legend className="visually-hidden">{t('versions')}</legend>
          {plan.versions.map(({ number }) => (
            <button
              key={number}
              type="button"
              aria-pressed={number === shown}
              onClick={() => onShow(number)}
            >
              {t('tags.version', { version: number })}
            </button>
          ))}
        </fieldset>
      )}
    </header>
  );
};
