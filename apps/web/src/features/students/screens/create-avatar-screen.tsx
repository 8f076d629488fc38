import { Sheet } from '@wonderfield/ui/card/card';
import { PlayHero, PlayScene } from '@wonderfield/ui/scenes/play-scene';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStudent } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { PlayDialog } from '../../../shared/play/play-dialog.tsx';
import { AvatarForm } from '../components/avatar-form.tsx';
import styles from './create-avatar-screen.module.css';

/** The student's home: name the avatar, then play (specification, section 2.5). */
export const CreateAvatarScreen = () => {
  const t = useTranslations('students.avatar');
  const user = useStudent();
  const [typed, setTyped] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  if (!user) return null;
  const name = (typed ?? user.avatarName ?? '').trim();
  return (
    <div className={styles.field}>
      <PageTitle>{t('title')}</PageTitle>
      <PlayScene />
      <div className={styles.stage}>
        <Sheet as="main" id="main" className={styles.panel}>
          <h1>{t('title')}</h1>
          <p className={`lead ${styles.lead}`}>{t('lead')}</p>
          <AvatarForm user={user} onName={setTyped} onReady={() => setChoosing(true)} />
        </Sheet>
        <div className={styles.hero} aria-hidden>
          <PlayHero className={styles.hare ?? ''} />
          <p className={styles.plate}>{name || t('noName')}</p>
        </div>
      </div>
      <PlayDialog open={isChoosing} onClose={() => setChoosing(false)} />
    </div>
  );
};
