import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Answers } from '../../components/answers.tsx';
import { ExistingStudent } from '../../same-students/existing-student.tsx';
import { commonClass, sureStudent } from '../../same-students/same-students.rules.ts';
import { answersFor, chosenAnswer } from '../rules/answers.ts';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';
import type { ImportHandoff } from '../use-import.ts';
import { Group } from './group.tsx';
import styles from './import-line.module.css';
import { PastedText } from './pasted-text.tsx';
import { useLineTexts } from './use-line-texts.ts';

type LineProps = ValidatedRow & { onChange: (id: number, changes: Partial<ImportRow>) => void };

/** Shows a line with the student who has this name already. */
const SameLine = memo(({ row, result, onChange }: LineProps) => {
  const t = useTranslations('rosters.import');
  const { nameOf, labelOf } = useLineTexts();
  const { line } = row;
  const student = sureStudent(row, result.same);
  const answers = answersFor({ row, result });
  return (
    <li className={styles.line} data-row={row.id} data-skipped={row.isSkipped || undefined}>
      <span className={styles.number}>
        <span className="visually-hidden">{t('line')} </span>
        {line}
      </span>
      <PastedText source={row.source} dropped={row.dropped} />
      <span className={styles.understood}>{student && <ExistingStudent student={student} />}</span>
      <span className={styles.actions}>
        <Answers
          question={t('answerOf', { line, question: nameOf({ row, result }) })}
          choices={[
            ...answers.map((answer) => ({ value: answer.value, label: labelOf(answer, row) })),
            { value: 'skip', label: t('skip') },
          ]}
          value={chosenAnswer(row, result)}
          onChoose={(value) =>
            onChange(
              row.id,
              answers.find((each) => each.value === value)?.changes ?? { isSkipped: true },
            )
          }
        />
      </span>
    </li>
  );
});

/** Lists the lines with the name of a student who has a login. That login is proposed. */
export const SameGroup = ({
  rows,
  hand,
}: {
  rows: readonly ValidatedRow[];
  hand: ImportHandoff;
}) => {
  const t = useTranslations('rosters.import');
  const same = useTranslations('rosters.same');
  const className = commonClass(rows.map(({ row, result }) => sureStudent(row, result.same)));
  const answerAll = (changesFor: (row: ValidatedRow) => Partial<ImportRow>) =>
    hand.changeEach(new Map(rows.map((each) => [each.row.id, changesFor(each)])));
  const bulk = [
    {
      label: same('allWithLogin'),
      onClick: () =>
        answerAll(({ row, result }) => ({
          isSkipped: false,
          isNewStudent: false,
          usesLogin: sureStudent(row, result.same)?.id,
        })),
    },
    {
      label: same('allAsNew'),
      onClick: () =>
        answerAll(() => ({ isSkipped: false, isNewStudent: true, usesLogin: undefined })),
    },
    { label: t('skipAll'), onClick: () => answerAll(() => ({ isSkipped: true })) },
  ];
  return (
    <Group
      group="same"
      title={className ? same('titleOf', { className }) : undefined}
      count={rows.length}
      hint={same('hint')}
      bulk={bulk}
    >
      <ul>
        {rows.map(({ row, result }) => (
          <SameLine key={row.id} row={row} result={result} onChange={hand.changeRow} />
        ))}
      </ul>
    </Group>
  );
};
