import type { Child } from '@wonderfield/contract/children/child';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { Button } from '@wonderfield/ui/button/button';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Ban } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useResultToast } from '../../../../shared/call/use-result-toast.ts';
import { FormActions } from '../../../../shared/forms/form-actions.tsx';
import page from '../../../../shared/pages/work-page.module.css';
import {
  useRevokeCards,
  useSetSignInMethod,
} from '../../../../shared/student-login/login-calls.ts';
import { MethodChoice } from '../../../../shared/student-login/method-choice.tsx';
import { changeStoredChild } from '../../api/child-login-calls.ts';
import styles from './child-forms.module.css';

/** Ends the printed card of a child, for example when it is lost. */
const StopCard = ({ child: { id, firstName: name } }: { child: Child }) => {
  const t = useTranslations('childLogin.stopCard');
  const shared = useTranslations('shared');
  const withResult = useResultToast();
  const revoke = useRevokeCards();
  const [isAsking, setAsking] = useState(false);
  const handleConfirm = async () => {
    await withResult(revoke.mutateAsync([id]), t('done', { name }));
    changeStoredChild(id, { hasCard: false });
  };
  return (
    <div>
      <p>{t('lead', { name })}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Ban size={18} strokeWidth={2.2} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('action')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        tone="danger"
        title={t('title', { name })}
        text={t('text', { name })}
        cancelLabel={shared('cancel')}
        confirmLabel={t('action')}
        busyLabel={t('busy')}
        onConfirm={handleConfirm}
      />
    </div>
  );
};

/** Changes how a child signs in, and stops the printed card. */
export const EditSignInForm = ({ child, onClose }: { child: Child; onClose: () => void }) => {
  const t = useTranslations('childLogin.methodForm');
  const login = useTranslations('studentLogin.methods');
  const withResult = useResultToast();
  const set = useSetSignInMethod();
  const [method, setMethod] = useState<SignInMethod>(child.signInMethod);
  const { id, firstName: name } = child;
  const isUnchanged = method === child.signInMethod;
  const save = async () => {
    const done = t('saved', { name, method: login(`${method}.name`) });
    await withResult(set.mutateAsync({ studentIds: [id], method }), done);
    changeStoredChild(id, { signInMethod: method, hasCard: false });
    onClose();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The toast has shown the error, and the form stays open.
    save().catch(() => undefined);
  };
  return (
    <form className={styles.stack} onSubmit={handleSubmit}>
      <MethodChoice
        legend={t('legend', { name })}
        childName={name}
        value={method}
        onChange={(event) => setMethod(event.target.value as SignInMethod)}
      />
      <Note>{t('warning', { name })}</Note>
      {child.hasCard && isUnchanged && <StopCard child={child} />}
      <FormActions
        className={`${page.actions} ${styles.actions}`}
        cancel={onClose}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        isBusy={set.isPending}
        isUnchanged={isUnchanged}
      />
    </form>
  );
};
