import type { ListedPlan } from '@wonderfield/contract/operators/review-views';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isShortcut } from '../is-shortcut.ts';
import { SAME_PAGE, useQueueTab } from './use-queue-tab.ts';

const STEPS: Record<string, 1 | -1> = { j: 1, k: -1 };

/** Returns the plan one step away, or the first if none is open or it has left the list. */
const planAfter = (plans: ListedPlan[], openId: string | undefined, step: 1 | -1) => {
  const place = plans.findIndex(({ submissionId }) => submissionId === openId);
  return place === -1 ? plans[0] : plans[place + step];
};

/** J opens the next plan of the list, K the previous one. */
export const useQueueKeys = (plans: ListedPlan[], openId: string | undefined) => {
  const navigate = useNavigate();
  const { addressOfPlan } = useQueueTab();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      const plan = step && isShortcut(event) && planAfter(plans, openId, step);
      if (plan) void navigate(addressOfPlan(plan.submissionId), { state: SAME_PAGE });
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
};
