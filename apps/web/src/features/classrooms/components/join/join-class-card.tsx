import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { joinClassroom as joinCall } from '@wonderfield/contract/classrooms/classroom-calls';
import { SCHOOL_CODE_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { SelectField, type SelectOption } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import type { RequestOf } from '../../../../shared/call/call-client.ts';
import { useClassroomChanges } from '../../../../shared/classrooms/classrooms-query.ts';
import { joinClassroom } from '../../api/classroom-calls.ts';
import styles from './join-class.module.css';

/** Requires a child only for parents. A student joins directly. */
const schemaFor = (childMissing: string | undefined) =>
  joinCall.input.refine(({ childId }) => !childMissing || !!childId, {
    path: ['childId'],
    error: childMissing,
    // Report a missing child together with code errors.
    when: () => true,
  });

/** Enrolls a child or the signed-in student in a classroom by its code. */
export const JoinClassCard = ({ family }: { family?: readonly SelectOption[] }) => {
  const t = useTranslations('classrooms.join');
  const { show } = useToasts();
  const { refresh } = useClassroomChanges();
  const [onlyChild] = family?.length === 1 ? family : [];
  const start: RequestOf<'joinClassroom'> = {
    code: '',
    ...(family && { childId: onlyChild?.value ?? '' }),
  };
  const { form, isBusy, errorOf, handleSubmit } = useCallForm({
    schema: schemaFor(family && t('childMissing')),
    defaultValues: start,
    send: joinClassroom,
    onDone: ({ name }, { childId }) => {
      const child = family?.find(({ value }) => value === childId)?.label;
      show({
        tone: 'success',
        text: child ? t('joinedByParent', { child, name }) : t('joinedByStudent', { name }),
      });
      form.reset();
      refresh();
    },
    onError: (error) => {
      // The server's message for a full class addresses teachers, so replace it.
      const isFull = error instanceof ApiError && error.code === 'CLS_002';
      const message = isFull ? t(family ? 'fullForParent' : 'fullForStudent') : error.message;
      form.setError('code', { type: 'server', message }, { shouldFocus: true });
    },
  });
  return (
    <Card as="section" padding="md">
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.lead}>{t(family ? 'leadForParent' : 'leadForStudent')}</p>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {family && (
          <SelectField
            label={t('child')}
            placeholder={t('chooseChild')}
            options={family}
            error={errorOf('childId')}
            {...form.register('childId')}
          />
        )}
        <TextField
          label={t('code')}
          code
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={SCHOOL_CODE_MAX_LENGTH}
          error={errorOf('code')}
          {...form.register('code')}
        />
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('joining')}>
          {t('join')}
        </Button>
      </form>
    </Card>
  );
};

/** Shows a child with a parent account that the parent has to enter the code. */
export const AskParentCard = () => {
  const t = useTranslations('classrooms.join');
  return (
    <Card as="section" padding="md">
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.lead}>{t('askParent')}</p>
    </Card>
  );
};
