import type { Duplicate } from '@wonderfield/contract/student-merges/duplicates';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';

export type DuplicateAnswer = 'keepOne' | 'keepOther' | 'two';

/** Returns the kept and the merged account, or undefined if the answer keeps both accounts. */
export const toMergeRoles = (
  [first, second]: readonly [Duplicate, Duplicate],
  answer: DuplicateAnswer | undefined,
) => {
  if (answer === 'keepOne') return { kept: first, merged: second };
  if (answer === 'keepOther') return { kept: second, merged: first };
  return undefined;
};

/**
 * Returns true if the kept login is on a login card and the merged one came from the class code.
 */
const keepsLoginCard = (kept: Duplicate, merged: Duplicate) =>
  kept.how !== 'code' && merged.how === 'code';

/**
 * Returns a function that lists the answers to "Is this the same student?". Each has its effect, or
 * the reason why it is unavailable.
 */
export const useDuplicateAnswers = () => {
  const t = useTranslations('rosters.twins');
  const createAnswer = (pair: readonly [Duplicate, Duplicate], value: 'keepOne' | 'keepOther') => {
    const roles = toMergeRoles(pair, value);
    const [kept, merged] = [roles?.kept ?? pair[0], roles?.merged ?? pair[1]];
    const names = { kept: kept.username, merged: merged.username };
    const reason = merged.isFamilys ? 'familys' : 'elsewhere';
    return {
      value,
      label: t(value, { name: displayName(kept).trim() }),
      description: merged.canBeFolded
        ? t(keepsLoginCard(kept, merged) ? 'keepsCard' : 'keeps', names)
        : t(reason, { username: merged.username }),
      disabled: !merged.canBeFolded,
    };
  };
  /** Offers "two students" only for a pair that Wonderfield detected. */
  return (pair: readonly [Duplicate, Duplicate], isDetected: boolean) => [
    createAnswer(pair, 'keepOne'),
    createAnswer(pair, 'keepOther'),
    ...(isDetected ? [{ value: 'two', label: t('two'), description: t('twoHelp') }] : []),
  ];
};
