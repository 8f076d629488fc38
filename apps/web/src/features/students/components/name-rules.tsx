import { type AvatarNameError, namesPerson } from '@wonderfield/contract/avatars/avatar-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { useTranslations } from 'use-intl';

/** Shows the rules of an avatar name and which are fulfilled. */
export const NameRules = ({
  id,
  name,
  realName,
  problem,
}: {
  id: string;
  name: string;
  realName: { firstName: string; lastName: string };
  problem: AvatarNameError | undefined;
}) => {
  const t = useTranslations('students.avatar');
  // Checked separately, because `problem` reports only the first of several errors.
  const isReal = namesPerson(name, realName);
  const isShaped = problem === undefined || problem === 'realName';
  return (
    <PasswordChecklist
      id={id}
      label={t('rules')}
      metLabel={t('met')}
      unmetLabel={t('unmet')}
      rules={[
        { label: t('length'), met: isShaped },
        { label: t('notReal'), met: name.trim() !== '' && !isReal },
      ]}
    />
  );
};
