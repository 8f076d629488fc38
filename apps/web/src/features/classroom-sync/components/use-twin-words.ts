import type { Twin } from '@wonderfield/contract/classroom-sync/sync-preview';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import { useTranslations } from 'use-intl';
import { SERVICE_NAMES } from './services.ts';

/** What each answer about two who may be one would mean. */
export const useTwinWords = (service: RosterService) => {
  const t = useTranslations('classroomSync.preview.twin');
  const serviceName = { service: SERVICE_NAMES[service] };
  return ({ here, there }: Twin) => {
    const isIn = here.joinedAt !== undefined;
    const login = { username: here.username, ...serviceName };
    // Two of one first name would read as one person who leaves and stays.
    const names =
      here.firstName === there.firstName
        ? { here: t('theOneHere'), there: t('theOneThere', serviceName) }
        : { here: here.firstName, there: there.firstName };
    const same = here.isFamilys ? 'sameFamilys' : isIn ? 'sameKeeps' : 'sameReturns';
    const two = here.wouldLeave ? 'twoLeaves' : isIn ? 'twoStays' : 'twoNew';
    return { same: t(same, login), two: t(two, names) };
  };
};
