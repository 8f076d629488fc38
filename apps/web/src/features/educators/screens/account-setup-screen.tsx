import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Card } from '@wonderfield/ui/card/card';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { SchoolCodeSetup } from '../components/school-code-setup.tsx';
import styles from '../components/setup.module.css';
import { SetupDone } from '../components/setup-done.tsx';
import { TeacherSetupForm } from '../components/teacher-setup-form.tsx';

const KINDS = ['schoolLicenseCode', 'teacherAccount'] as const;
type Kind = (typeof KINDS)[number];

/** Chooses and fills in the account type. Changing the type asks first if there is input. */
const SetupForm = ({ user, onDone }: { user: EducatorUser; onDone: () => void }) => {
  const t = useTranslations('educators.setup');
  const shared = useTranslations('shared');
  const [kind, setKind] = useState<Kind>(
    user.licenseType === 'schoolLicenseCode' ? 'schoolLicenseCode' : 'teacherAccount',
  );
  const [isTouched, setTouched] = useState(false);
  const [wanted, setWanted] = useState<Kind>();
  const change = (next: Kind) => {
    setKind(next);
    setTouched(false);
  };
  const handlePick = (next: Kind) => (isTouched ? setWanted(next) : change(next));
  const Form = kind === 'schoolLicenseCode' ? SchoolCodeSetup : TeacherSetupForm;
  return (
    <Card padding="lg">
      <RadioCards
        legend={t('kind')}
        columns={2}
        value={kind}
        onChange={(event) => handlePick(event.target.value as Kind)}
        options={KINDS.map((value) => ({
          value,
          label: t(`kinds.${value}.label`),
          description: t(`kinds.${value}.description`),
        }))}
      />
      <div className={styles.below}>
        <Form key={kind} user={user} onTouched={() => setTouched(true)} onDone={onDone} />
      </div>
      <ConfirmDialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t('changeTitle')}
        text={TEXTS.accountTypeChange}
        cancelLabel={shared('cancel')}
        confirmLabel={shared('ok')}
        busyLabel={shared('ok')}
        onConfirm={() => wanted && change(wanted)}
      />
    </Card>
  );
};

export const AccountSetupScreen = () => {
  const t = useTranslations('educators.setup');
  const user = useEducator();
  const [isDone, setDone] = useState(false);
  if (!user) return null;
  // A school account is set up by its license.
  if (user.licenseType === 'school/district') return <Navigate to={PATHS.school} replace />;
  return (
    <BandPage
      cast="educator"
      size="tall"
      title={t('title')}
      lead={isDone ? undefined : t('lead')}
      backTo={PATHS.educatorHome}
      className={`${page.columns} ${page.single}`}
    >
      {isDone ? <SetupDone user={user} /> : <SetupForm user={user} onDone={() => setDone(true)} />}
    </BandPage>
  );
};
