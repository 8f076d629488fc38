import type { Twin } from '@wonderfield/contract/student-merges/duplicates';
import { useTranslations } from 'use-intl';
import { nameOf } from '../../../shared/display-name.ts';

export type TwinAnswer = 'keepOne' | 'keepOther' | 'two';

/** Who stays and who rests, if anybody does. */
export const rolesIn = ([one, other]: readonly [Twin, Twin], answer: TwinAnswer | undefined) => {
  if (answer === 'keepOne') return { kept: one, folded: other };
  if (answer === 'keepOther') return { kept: other, folded: one };
  return undefined;
};

/** The login the teacher gave out, beside one that was made with the class code. */
const isOnCard = (kept: Twin, folded: Twin) => kept.how !== 'code' && folded.how === 'code';

/** The answers to "Is this the same student?", with what each does or why it cannot be given. */
export const useTwinAnswers = () => {
  const t = useTranslations('rosters.twins');
  const answer = (two: readonly [Twin, Twin], value: 'keepOne' | 'keepOther') => {
    const roles = rolesIn(two, value);
    const [kept, folded] = [roles?.kept ?? two[0], roles?.folded ?? two[1]];
    const names = { kept: kept.username, folded: folded.username };
    const why = folded.isFamilys ? 'familys' : 'elsewhere';
    return {
      value,
      label: t(value, { name: nameOf(kept).trim() }),
      description: folded.canBeFolded
        ? t(isOnCard(kept, folded) ? 'keepsCard' : 'keeps', names)
        : t(why, { username: folded.username }),
      disabled: !folded.canBeFolded,
    };
  };
  /** That they are two is an answer where it was asked. */
  return (two: readonly [Twin, Twin], isAsked: boolean) => [
    answer(two, 'keepOne'),
    answer(two, 'keepOther'),
    ...(isAsked ? [{ value: 'two', label: t('two'), description: t('twoHelp') }] : []),
  ];
};
