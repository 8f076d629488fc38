import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Answers } from '../../components/answers.tsx';
import { answersFor, asksAboutStudents, chosenAnswer } from '../rules/answers.ts';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';
import styles from './import-line.module.css';
import { NameFields } from './name-fields.tsx';
import { PastedText } from './pasted-text.tsx';
import { useLineEditing } from './use-line-editing.ts';
import { useLineTexts } from './use-line-texts.ts';

type LineProps = ValidatedRow & {
  onChange: (id: number, changes: Partial<ImportRow>) => void;
};

const isSame = (before: LineProps, after: LineProps) =>
  before.row === after.row &&
  before.onChange === after.onChange &&
  JSON.stringify(before.result) === JSON.stringify(after.result);

/** Shows what was pasted, what was understood and the answers. */
export const ImportLine = memo(({ row, result, onChange }: LineProps) => {
  const t = useTranslations('rosters.import');
  const same = useTranslations('rosters.same');
  const { nameOf, changesOf, questionsOf, labelOf } = useLineTexts();
  const { isEditing, editButton, startEditing, stopEditing } = useLineEditing();
  const { line } = row;
  const answers = answersFor({ row, result });
  const questions = questionsOf({ row, result });
  const name = nameOf({ row, result });
  // A similar student of this classroom needs no place, so the line is skipped.
  const isOnlyHere =
    asksAboutStudents({ row, result }) &&
    result.same.every(({ isHere, likeness }) => isHere && likeness === 'near');
  const choices = [
    ...answers.map((answer) => ({ value: answer.value, label: labelOf(answer, row) })),
    { value: 'skip', label: isOnlyHere ? same('answers.same') : t('skip') },
  ];
  const handleChoose = (value: string) => {
    const answer = answers.find((each) => each.value === value);
    onChange(row.id, answer?.changes ?? { isSkipped: true });
  };
  return (
    <li
      className={styles.line}
      data-row={row.id}
      data-open={questions.length > 0 || undefined}
      data-skipped={row.isSkipped || undefined}
    >
      <span className={styles.number}>
        <span className="visually-hidden">{t('line')} </span>
        {line}
      </span>
      <PastedText source={row.source} dropped={row.dropped} />
      {isEditing ? (
        <NameFields
          row={row}
          hasUsername={row.hasListedUsername || result.messages.length > 0}
          onChange={onChange}
          onDone={stopEditing}
        />
      ) : (
        <>
          <span className={styles.understood}>
            <b>{name}</b>
            {row.hasListedUsername && <span className="code">{row.username}</span>}
            {questions.map((question) => (
              <span key={question} className={styles.question}>
                {question}
              </span>
            ))}
            <span className={styles.reasons}>{changesOf(row).join(' · ')}</span>
          </span>
          <span className={styles.actions}>
            <Answers
              question={t('answerOf', { line, question: questions[0] ?? name })}
              choices={choices}
              value={chosenAnswer(row, result)}
              onChoose={handleChoose}
            />
            <IconButton
              ref={editButton}
              data-edit
              label={t('editOf', { line })}
              icon={<Pencil size={18} strokeWidth={2.2} aria-hidden />}
              onClick={startEditing}
            />
          </span>
        </>
      )}
    </li>
  );
}, isSame);
