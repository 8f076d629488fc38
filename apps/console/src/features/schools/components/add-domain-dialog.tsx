import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { OPERATOR_CALLS } from '@wonderfield/contract/operators/operator-calls';
import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import dialog from '../../../shared/dialogs/reason-dialog.module.css';
import { ReasonField, reasonSchema } from '../../../shared/dialogs/reason-field.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { useSchoolSteps } from '../api/school-calls.ts';

const DomainSchema = OPERATOR_CALLS.setDomainRule.input
  .omit({ schoolId: true })
  .extend({ reason: reasonSchema });

const AddDomainForm = ({ school, onClose }: { school: SchoolRecord; onClose: () => void }) => {
  const t = useStrings('schools');
  const shared = useStrings('shared');
  const { show } = useToasts();
  const showError = useErrorToast();
  const { setDomainRule } = useSchoolSteps();
  const { schoolId, schoolName: name } = school;
  const { form, isBusy, handleSubmit, errorOf } = useCallForm({
    schema: DomainSchema,
    defaultValues: { domain: '', autoApproves: false, reason: '' },
    send: (values) => setDomainRule({ ...values, schoolId }),
    onDone: (_, { domain }) => {
      show({ tone: 'success', text: t('addStep.done', { domain, name }) });
      onClose();
    },
    onError: (error) => {
      // Shows the error about a public mail provider under the field.
      if (!(error instanceof ApiError) || error.code !== 'SCH_005') return showError(error);
      form.setError('domain', { message: error.message }, { shouldFocus: true });
    },
  });
  return (
    <form onSubmit={handleSubmit} noValidate>
      <DialogBody className={dialog.body}>
        <p className={dialog.text}>{t('addStep.text', { name })}</p>
        <TextField
          label={t('addStep.domain')}
          help={t('addStep.domainHelp')}
          error={errorOf('domain')}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="url"
          {...form.register('domain')}
        />
        <CheckboxField label={t('addStep.auto')} {...form.register('autoApproves')} />
        <ReasonField form={form} error={errorOf('reason')} help={t('logHelp')} />
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" disabled={isBusy} onClick={onClose}>
          {shared('cancel')}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={t('addStep.busy')}>
          {t('addStep.confirm')}
        </Button>
      </DialogFoot>
    </form>
  );
};

/** Dialog that adds an email domain to a school. */
export const AddDomainDialog = ({
  school,
  isOpen,
  onClose,
}: {
  school: SchoolRecord;
  isOpen: boolean;
  onClose: () => void;
}) => {
  const t = useStrings('schools');
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('addStep.title', { name: school.schoolName })}>
      <AddDomainForm school={school} onClose={onClose} />
    </Dialog>
  );
};
