import { ANSWER_FIELDS, type AnswerField, STEP_FIELDS } from '@wonderfield/contract/plans/plan';
import type { PlanComment } from '@wonderfield/contract/plans/submission';
import { changedFields } from '@wonderfield/contract/plans/submission-rules';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlanRow, type RowContext } from './plan-row.tsx';
import styles from './plan-table.module.css';

const STEPS = [
  { name: 'credentials', fields: STEP_FIELDS[0] },
  { name: 'background', fields: STEP_FIELDS[1] },
  { name: 'plan', fields: STEP_FIELDS[2] },
] as const satisfies readonly { name: string; fields: readonly AnswerField[] }[];

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** What there is to see about: a comment, or a difference. */
const isNoteworthy = (
  field: AnswerField,
  comments: readonly PlanComment[],
  changed: readonly AnswerField[],
) => changed.includes(field) || comments.some((comment) => comment.field === field);

const StepToggle = ({
  step,
  controls,
  isOpen,
  onToggle,
}: {
  step: string;
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}) => {
  const t = useTranslations('submissions.plan');
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t(isOpen ? 'hideStep' : 'showStep', { step })}
      icon={isOpen ? <ChevronUp {...ICON} /> : <ChevronDown {...ICON} />}
      onClick={onToggle}
    >
      {t(isOpen ? 'hide' : 'show')}
    </Button>
  );
};

const Step = ({
  name,
  fields,
  comments,
  isNarrow,
  context,
}: {
  name: (typeof STEPS)[number]['name'];
  fields: readonly AnswerField[];
  comments: readonly PlanComment[];
  /** Only what there is something to see about. */
  isNarrow: boolean;
  context: RowContext;
}) => {
  const t = useTranslations('submissions.plan');
  const id = useId();
  const { submission, before, editing, answers } = context;
  // What was changed is in sight whether or not differences are shown.
  const compared = editing ? submission.sent : before;
  const changed = compared ? changedFields(compared, answers) : [];
  const noteworthy = fields.filter((field) => isNoteworthy(field, comments, changed));
  const [choice, setChoice] = useState<boolean>();
  // What nobody says anything about is out of the way until it is asked for.
  const isOpen = isNarrow || (choice ?? (name === 'plan' || noteworthy.length > 0));
  return (
    <section
      className={styles.step}
      aria-labelledby={`${id}-title`}
      hidden={isNarrow && noteworthy.length === 0}
    >
      <div className={styles.stepHead}>
        <h3 id={`${id}-title`}>{t(`steps.${name}`)}</h3>
        {!isNarrow && (
          <StepToggle
            step={t(`steps.${name}`)}
            controls={id}
            isOpen={isOpen}
            onToggle={() => setChoice(!isOpen)}
          />
        )}
      </div>
      <div id={id} className={styles.rows} hidden={!isOpen}>
        {fields.map((field) => (
          <PlanRow
            key={field}
            field={field}
            comments={comments.filter((comment) => comment.field === field)}
            isHidden={isNarrow && !noteworthy.includes(field)}
            context={context}
          />
        ))}
      </div>
    </section>
  );
};

/** All twenty fields by the wizard's steps, with the comments beside them. */
export const PlanTable = ({
  shown,
  count,
  context,
}: {
  /** The version in sight: comments on later ones are not there yet. */
  shown: number;
  /** Comments that are said to be there. */
  count: number;
  context: RowContext;
}) => {
  const t = useTranslations('submissions.plan');
  // Whoever answers comments sees those first, and the rest of the plan on request.
  const [isNarrow, setNarrow] = useState(context.editing !== undefined && count > 0);
  const comments = context.submission.comments.filter(({ version }) => version <= shown);
  return (
    <Card padding="none" className={styles.table}>
      <div className={styles.captions}>
        <div className={styles.caption}>
          <h2>{t('yours')}</h2>
          {context.editing && count > 0 && (
            <Button variant="quiet" size="sm" onClick={() => setNarrow(!isNarrow)}>
              {isNarrow ? t('showAll', { count: ANSWER_FIELDS.length }) : t('showCommented')}
            </Button>
          )}
        </div>
        {count > 0 && <p>{t('comments', { count })}</p>}
      </div>
      {STEPS.map((step) => (
        <Step key={step.name} {...step} comments={comments} isNarrow={isNarrow} context={context} />
      ))}
    </Card>
  );
};
