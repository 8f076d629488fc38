import { AUDIT_ACTIONS, type AuditAction } from '@wonderfield/contract/operators/audit-actions';
import { useStrings } from '../../../shared/use-strings.ts';

const isKnownAction = (action: string): action is AuditAction =>
  (AUDIT_ACTIONS as readonly string[]).includes(action);

/** Returns the label of an action, or the action itself if it is unknown. */
export const useActionStrings = () => {
  const t = useStrings('audit');
  return (action: string) => (isKnownAction(action) ? t(`actions.${action}`) : action);
};
