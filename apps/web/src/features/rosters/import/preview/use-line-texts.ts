import { useTranslations } from 'use-intl';
import { type Answer, mainGuess } from '../rules/answers.ts';
import type { ValidatedRow } from '../rules/group-rows.ts';
import type { ImportRow } from '../rules/import-row.ts';

const fullName = ({ firstName, lastName }: Pick<ImportRow, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Returns the texts of a line: its name, its question and its reasons. */
export const useLineTexts = () => {
  const t = useTranslations('rosters.import');
  const nameOf = ({ row, result }: ValidatedRow) => {
    const [asRead, second] = row.options;
    const isOpenChoice = result.kind === 'check' && mainGuess(row) === 'twoNames';
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
    const guess = mainGuess(row);
    return guess && result.kind === 'check' ? [t(`guesses.${guess}`)] : [];
  };
  const labelOf = ({ label, changes }: Answer, row: ImportRow) => {
    const { firstName, lastName } = { ...row, ...changes };
    if (label === 'firstName') return firstName;
    if (label === 'lastName') return lastName;
    return t(`answers.${label}`, { name: fullName({ firstName, lastName }) });
  };
  return { nameOf, changesOf, questionsOf, labelOf };
};
