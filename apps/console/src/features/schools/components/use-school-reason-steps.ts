import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import type { ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useSchoolSteps } from '../api/school-calls.ts';

/** Returns the dialog texts and actions of the steps that need a reason. */
export const useSchoolReasonSteps = (school: SchoolRecord) => {
  const t = useStrings('schools');
  const { issueCode, revokeCode, setDomainRule, removeDomain } = useSchoolSteps();
  const { schoolId, schoolName: name, administratorEmail: email, schoolCode } = school;
  const code = schoolCode ?? '';
  const help = t('logHelp');

  const issue = (): ReasonStep => ({
    title: t('issueStep.title', { name }),
    text: t('issueStep.text', { email }),
    help,
    confirmLabel: t('issueStep.confirm'),
    busyLabel: t('issueStep.busy'),
    send: (reason) => issueCode({ schoolId, reason }),
    done: t('issueStep.done', { name }),
  });
  const renew = (): ReasonStep => ({
    ...issue(),
    title: t('renewStep.title', { name }),
    text: t('renewStep.text', { code, email }),
    confirmLabel: t('renewStep.confirm'),
    busyLabel: t('renewStep.busy'),
  });
  const revoke = (): ReasonStep => ({
    title: t('revokeStep.title', { name }),
    text: t('revokeStep.text', { code }),
    help,
    confirmLabel: t('revokeStep.confirm'),
    busyLabel: t('revokeStep.busy'),
    tone: 'danger',
    send: (reason) => revokeCode({ schoolId, reason }),
    done: t('revokeStep.done', { name }),
  });
  const switchDomain = (domain: string, autoApproves: boolean): ReasonStep => {
    const step = autoApproves ? 'domainOnStep' : 'domainOffStep';
    return {
      title: t(`${step}.title`, { domain }),
      text: autoApproves ? t('domainOnStep.text', { domain }) : t('domainOffStep.text'),
      help,
      confirmLabel: t(`${step}.confirm`),
      busyLabel: t('switching'),
      send: (reason) => setDomainRule({ schoolId, domain, autoApproves, reason }),
      done: t(`${step}.done`, { domain }),
    };
  };
  const dropDomain = (domain: string): ReasonStep => ({
    title: t('domainDropStep.title', { domain, name }),
    text: t('domainDropStep.text', { domain }),
    help,
    confirmLabel: t('domainDropStep.confirm'),
    busyLabel: t('switching'),
    tone: 'danger',
    send: (reason) => removeDomain({ schoolId, domain, reason }),
    done: t('domainDropStep.done', { domain, name }),
  });
  return { issue, renew, revoke, switchDomain, dropDomain };
};
