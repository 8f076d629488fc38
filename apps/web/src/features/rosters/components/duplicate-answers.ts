import type { Duplicate } from '@wonderfield/contract/student-merges/duplicates';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/display-name.ts';

export type DuplicateAnswer = 'keepOne' | 'keepOther' | 'two';

/** Returns the kept and the merged account, or undefined if the accounts stay separate. */
export const rolesIn = (
  [first, second]: readonly [Duplicate, Duplicate],
  response: DuplicateAnswer | undefined,
) => {
  if (response === 'keepOne') return { kept: first, merged: second };
  if (response === 'keepOther') return { kept: second, merged: first };
  return undefined;
};

/**
 * Returns true if the kept login is on a login card and the merged one came from the class code.
 */
const isOnCard = (kept: Duplicate, merged: Duplicate) =>
  kept.how !== 'code' && merged.how === 'code';

/**
 * Returns the answers to "Is this the same student?" with their effect, or why they are
 * unavailable.
 */
export const useDuplicateAnswers = () => {
  const t = useTranslations('rosters.twins');
  const response = (two: readonly [Duplicate, Duplicate], value: 'keepOne' | 'keepOther') => {
    const roles = rolesIn(two, value);
    const [kept, merged] = [roles?.kept ?? two[0], roles?.merged ?? two[1]];
    const names = { kept: kept.username, merged: merged.username };
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
  /** Offers "two students" only for pairs that were detected automatically. */
  return (two: readonly [Duplicate, Duplicate], isAsked: boolean) => [
    response(two, 'keepOne'),
    response(two, 'keepOther'),
    ...(isAsked ? [{ value: 'two', label: t('two'), description: t('twoHelp') }] : []),
  ];
};
