import type { SyncPreview } from '@wonderfield/contract/classroom-sync/sync-preview';
import { leaveQuestion } from '@wonderfield/contract/classroom-sync/sync-rules';
import { Windmill } from '@wonderfield/ui/art/buildings/windmill';
import { Picture } from '@wonderfield/ui/art/kit';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SERVICE_NAMES } from '../services.ts';
import styles from './preview.module.css';

const MAX_DIGITS = 4;

/**
 * Asks for confirmation if a quarter of the class would leave, and for the number if half would.
 */
export const LeaveWarning = ({
  preview,
  leavingIds,
  confirmed,
  onConfirm,
}: {
  preview: SyncPreview;
  leavingIds: readonly string[];
  /** The number that the educator confirmed before. */
  confirmed: number | undefined;
  onConfirm: (count: number | undefined) => void;
}) => {
  const t = useTranslations('classroomSync.preview.warn');
  const titleId = useId();
  const { here, left, service } = preview;
  const count = leavingIds.length;
  const question = leaveQuestion(count, here);
  if (question === 'none') return null;
  const notChosen = left.filter(
    ({ id, why }) => why === 'notChosen' && leavingIds.includes(id),
  ).length;
  const numbers = { count, here, notChosen, service: SERVICE_NAMES[service] };
  return (
    <section className={styles.warning} data-question={question} aria-labelledby={titleId}>
      <Picture width={64} height={70} size={[56, 61]}>
        <Windmill x={32} y={66} s={0.34} />
      </Picture>
      <div className={styles.warningWords}>
        <h2 id={titleId}>{t(question)}</h2>
        <p>{t(notChosen > 0 ? 'mixed' : 'gone', numbers)}</p>
      </div>
      {question === 'confirm' ? (
        <CheckboxField
          className={styles.confirm}
          label={t('yes', { count })}
          checked={confirmed === count}
          onChange={(event) => onConfirm(event.target.checked ? count : undefined)}
        />
      ) : (
        <DigitsField
          className={styles.typed}
          label={t('typeLabel')}
          help={t('typeHelp', { count })}
          maxLength={MAX_DIGITS}
          autoComplete="off"
          value={confirmed ?? ''}
          onChange={({ target: { value } }) => onConfirm(value ? Number(value) : undefined)}
        />
      )}
    </section>
  );
};
