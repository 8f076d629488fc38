import type { Duplicate } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { useTranslations } from 'use-intl';
import { SERVICE_NAMES } from '../services.ts';

type Name = { firstName: string; lastName: string };

/**
 * Returns true if the external name is equal or abbreviates the last name, so it changes nothing.
 */
const saysLess = (external: Name, here: Name) =>
  external.firstName === here.firstName &&
  here.lastName.startsWith(external.lastName.replace('.', ''));

/** Returns texts that explain each decision about a possible duplicate. */
export const useDuplicateStrings = (service: RosterService) => {
  const t = useTranslations('classroomSync.preview.twin');
  const serviceName = { service: SERVICE_NAMES[service] };
  return ({ here, there: external }: Duplicate) => {
    const isIn = here.joinedAt !== undefined;
    const login = { username: here.username, name: here.otherClass ?? '', ...serviceName };
    // With equal first names, the sentence would read as one person who leaves and stays.
    const names =
      here.firstName === external.firstName
        ? { here: t('theOneHere'), there: t('theOneThere', serviceName) }
        : { here: here.firstName, there: external.firstName };
    const same = () => {
      if (here.isFamilys) return 'sameFamilys';
      if (here.isOfSchool) return 'sameOfSchool';
      if (!isIn) return here.otherClass ? 'sameComes' : 'sameReturns';
      return saysLess(external, here) ? 'sameOnly' : 'sameKeeps';
    };
    const two = () => {
      if (here.wouldLeave) return 'twoLeaves';
      return isIn ? 'twoStays' : 'twoNew';
    };
    return { same: t(same(), login), two: t(two(), names) };
  };
};
