import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { useTranslations } from 'use-intl';
import { displayName, studentName } from '../../../shared/account/display-name.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import page from '../../../shared/pages/student-page.module.css';
import styles from './other-student.module.css';

/** Asks before a card or a class signs out the user of this device. */
export const OtherStudent = ({
  user,
  target,
  onUse,
  onStay,
}: {
  user: PortalUser;
  /** What the visitor opens. */
  target: 'card' | 'class';
  onUse: () => void;
  onStay: () => void;
}) => {
  const t = useTranslations('studentSignIn.other');
  const name = user.userType === 'student' ? studentName(user) : displayName(user);
  return (
    <div className={page.page}>
      <PageTitle>{t('title')}</PageTitle>
      <StudentScene />
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`}>
        <h1>{t('title')}</h1>
        <p className="lead">{t(`${target}.lead`, { name })}</p>
        <div className={styles.buttons}>
          <Button variant="secondary" onClick={onStay}>
            {t('stay')}
          </Button>
          <Button variant="primary" onClick={onUse}>
            {t(`${target}.goOn`)}
          </Button>
        </div>
      </Sheet>
    </div>
  );
};
