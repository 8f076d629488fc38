import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { Answers } from '../components/answers.tsx';
import { ExistingStudent } from './existing-student.tsx';
import { type SameOption, sameOptions, sureStudent } from './same-students.rules.ts';
import styles from './same-students-dialog.module.css';
import { useSameStrings } from './use-same-strings.ts';

/** A typed name and the students who may have it. */
export type SameQuestion = {
  /** Position among the typed students. */
  place: number;
  name: { firstName: string; lastName: string };
  students: readonly SameStudent[];
};
/** The chosen answers by the position of the student. */
export type SameAnswers = ReadonlyMap<number, SameOption>;

const optionsOf = ({ name, students }: SameQuestion) => [
  ...sameOptions(name, students),
  { value: 'skip', label: 'skip' } as const satisfies SameOption,
];

const proposed = (questions: readonly SameQuestion[]): SameAnswers =>
  new Map(
    questions.flatMap((question) => {
      const [first] = optionsOf(question);
      return first && sureStudent(question.name, question.students)
        ? [[question.place, first] as const]
        : [];
    }),
  );

const Question = ({
  question,
  answer,
  onAnswer,
}: {
  question: SameQuestion;
  answer: SameOption | undefined;
  onAnswer: (option: SameOption) => void;
}) => {
  const { t, questionAbout, optionLabel } = useSameStrings();
  const { name, students } = question;
  const options = optionsOf(question);
  const isOnlyHere = students.every(({ isHere }) => isHere);
  const shown = sureStudent(name, students) ?? (students.length === 1 ? students[0] : undefined);
  return (
    <li className={styles.question}>
      <div className={styles.words}>
        <p>{t('typed', { name: displayName(name) })}</p>
        {shown ? <ExistingStudent student={shown} /> : <b>{questionAbout(students)}</b>}
      </div>
      <Answers
        question={`${t('typed', { name: displayName(name) })}. ${questionAbout(students)}`}
        choices={options.map((option) => ({
          value: option.value,
          label: optionLabel(option, isOnlyHere),
        }))}
        value={answer?.value}
        onChoose={(value) => {
          const option = options.find((each) => each.value === value);
          if (option) onAnswer(option);
        }}
      />
    </li>
  );
};

/** Asks whether typed students have a login already. */
export const SameStudentsDialog = ({
  questions,
  total,
  isBusy,
  onClose,
  onConfirm,
}: {
  questions: readonly SameQuestion[];
  /** Number of typed students. */
  total: number;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (answers: SameAnswers) => void;
}) => {
  const { t } = useSameStrings();
  const add = useTranslations('rosters.import');
  const shared = useTranslations('shared');
  const [answers, setAnswers] = useState(() => proposed(questions));
  const skipped = [...answers.values()].filter(({ value }) => value === 'skip').length;
  const open = questions.length - answers.size;
  const count = total - skipped;
  return (
    <Dialog
      open
      onClose={onClose}
      asksBeforeDiscard={false}
      locked={isBusy}
      title={t('dialogTitle')}
      size="wide"
    >
      <DialogBody>
        <p>{t('dialogLead')}</p>
        <ul className={styles.questions}>
          {questions.map((question) => (
            <Question
              key={question.place}
              question={question}
              answer={answers.get(question.place)}
              onAnswer={(option) =>
                setAnswers((before) => new Map(before).set(question.place, option))
              }
            />
          ))}
        </ul>
        <p className={styles.open} aria-live="polite">
          {open > 0 ? t('open') : ''}
        </p>
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button
          variant="primary"
          disabled={open > 0 || count === 0}
          busy={isBusy}
          busyLabel={add('adding')}
          onClick={() => onConfirm(answers)}
        >
          {add('add', { count })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
