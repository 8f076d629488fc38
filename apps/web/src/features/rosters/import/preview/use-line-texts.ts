import { useTranslations } from 'use-intl';
import { useSameStrings } from '../../same-students/use-same-strings.ts';
import { type Answer, asksAboutStudents, mainGuess } from '../rules/answers.ts';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';

const fullName = ({ firstName, lastName }: Pick<ImportRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Returns the texts of a line: its name, its question and its reasons. */
export const useLineTexts = () => {
  const t = useTranslations('rosters.import');
  const same = useSameStrings();
  const nameOf = ({ row, result }: ValidatedRow) => {
    const [asRead, second] = row.options;
    const isOpenChoice = result.kind === 'check' && mainGuess(row) === 'twoNames' && !row.isChecked;
    return isOpenChoice && asRead && second
      ? t('twoNames', { first: asRead.firstName, second: fullName(second) })
      : fullName(row);
  };
  /** Returns what was changed, without repeating a reason. */
  const changesOf = ({ dropped, changes, unusable, isAsTyped, isEdited }: ImportRow) => {
    if (isEdited) return [];
    const shown = changes.filter((change) => change !== 'capitals' || !isAsTyped);
    return [
      ...new Set([
        ...dropped.map(({ reason }) => t(`dropped.${reason}`)),
        ...shown.map((change) => t(`changes.${change}`)),
        ...(unusable ? [t('usernameReplaced', { given: unusable })] : []),
      ]),
    ];
  };
  /** Returns why a line waits. Returns an empty list if it is answered. */
  const questionsOf = ({ row, result }: ValidatedRow) => {
    if (result.kind === 'bad') {
      return [...result.reasons.map((reason) => t(`reasons.${reason}`)), ...result.messages];
    }
    if (result.kind !== 'check') return [];
    if (asksAboutStudents({ row, result })) return [same.questionAbout(result.same)];
    const guess = mainGuess(row);
    return guess ? [t(`guesses.${guess}`)] : [];
  };
  const labelOf = ({ value, label, changes, student }: Answer, row: ImportRow) => {
    const { firstName, lastName } = { ...row, ...changes };
    if (label === 'login' || label === 'same' || label === 'which' || label === 'new') {
      return same.optionLabel({ value, label, student }, false);
    }
    if (label === 'skip') return t('skip');
    if (label === 'firstName') return firstName;
    if (label === 'lastName') return lastName;
    return t(`answers.${label}`, { name: fullName({ firstName, lastName }) });
  };
  return { nameOf, changesOf, questionsOf, labelOf };
};
