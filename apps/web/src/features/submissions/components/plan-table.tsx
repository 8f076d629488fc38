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

/** Returns true if the field has a comment or a difference. */
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
  /** Shows only fields with comments or differences. */
  isNarrow: boolean;
  context: RowContext;
}) => {
  const t = useTranslations('submissions.plan');
  const id = useId();
  const { submission, before, editing, answers } = context;
  // Changed fields are visible even if differences are hidden.
  const compared = editing ? submission.sent : before;
  const changed = compared ? changedFields(compared, answers) : [];
  const noteworthy = fields.filter((field) => isNoteworthy(field, comments, changed));
  const [choice, setChoice] = useState<boolean>();
  // Sections without comments or changes are collapsed until requested.
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

/** Shows all twenty fields by wizard step with their comments. */
export const PlanTable = ({
  shown,
  count,
  context,
}: {
  /** The shown version. Comments on later versions are hidden. */
  shown: number;
  /** Number of comments in the heading. */
  count: number;
  context: RowContext;
}) => {
  const t = useTranslations('submissions.plan');
  // An author who has to reply sees only commented fields at first.
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
