import { type AvatarNameError, namesPerson } from '@wonderfield/contract/avatars/avatar-rules';
import { PasswordChecklist } from '@wonderfield/ui/password-field/password-checklist';
import { useTranslations } from 'use-intl';

/** The rules of an avatar name with where one stands, as one types (S 5). */
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
  // Asked apart: of a name with two faults the problem tells only the first.
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
