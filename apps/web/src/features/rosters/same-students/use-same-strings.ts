import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import type { SameOption } from './same-students.rules.ts';

/** Returns the texts about students who may be the same. */
export const useSameStrings = () => {
  const t = useTranslations('rosters.same');
  /** Returns where the student is: the class, for other teachers' students also the grade. */
  const placeOf = ({ className, grade, isTaught }: SameStudent) => {
    const gradeName = !isTaught && grade ? labelOf(GRADES, grade) : undefined;
    return [gradeName, className ?? t('noClass')].filter(Boolean).join(', ');
  };
  const whoIs = (student: SameStudent) =>
    t('who', { name: displayName(student), place: placeOf(student) });
  /** Returns the question about these students. */
  const questionAbout = (students: readonly SameStudent[]) => {
    const others = students.filter(({ isHere }) => !isHere);
    const [first] = others;
    if (!first) return t('isHere', { name: students[0] ? displayName(students[0]) : '' });
    return others.length > 1 ? t('isOneOf') : t('is', { who: whoIs(first) });
  };
  /** Returns the text of an answer. A student of this classroom is skipped as the same one. */
  const optionLabel = ({ label, student }: SameOption, isOnlyHere: boolean) => {
    if (label === 'which') return student ? whoIs(student) : '';
    return t(`answers.${label === 'skip' && isOnlyHere ? 'same' : label}`);
  };
  return { t, optionLabel, placeOf, whoIs, questionAbout };
};
