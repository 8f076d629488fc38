import type { Duplicate } from '@wonderfield/contract/student-merges/duplicates';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/display-name.ts';

export type DuplicateAnswer = 'keepOne' | 'keepOther' | 'two';

/** Who stays and who rests, if anybody does. */
export const rolesIn = (
  [first, second]: readonly [Duplicate, Duplicate],
  response: DuplicateAnswer | undefined,
) => {
  if (response === 'keepOne') return { kept: first, folded: second };
  if (response === 'keepOther') return { kept: second, folded: first };
  return undefined;
};

/** The login the teacher gave out, beside one that was made with the class code. */
const isOnCard = (kept: Duplicate, merged: Duplicate) =>
  kept.how !== 'code' && merged.how === 'code';

/** The answers to "Is this the same student?", with what each does or why it cannot be given. */
export const useDuplicateAnswers = () => {
  const t = useTranslations('rosters.twins');
  const response = (two: readonly [Duplicate, Duplicate], value: 'keepOne' | 'keepOther') => {
    const roles = rolesIn(two, value);
    const [kept, merged] = [roles?.kept ?? two[0], roles?.folded ?? two[1]];
    const names = { kept: kept.username, folded: merged.username };
    const why = merged.isFamilys ? 'familys' : 'elsewhere';
    return {
      value,
      label: t(value, { name: displayName(kept).trim() }),
      description: merged.canBeFolded
        ? t(isOnCard(kept, merged) ? 'keepsCard' : 'keeps', names)
        : t(why, { username: merged.username }),
      disabled: !merged.canBeFolded,
    };
  };
  /** That they are two is an answer where it was asked. */
  return (two: readonly [Duplicate, Duplicate], isAsked: boolean) => [
    response(two, 'keepOne'),
    response(two, 'keepOther'),
    ...(isAsked ? [{ value: 'two', label: t('two'), description: t('twoHelp') }] : []),
  ];
};
