import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { findAvatarNameError } from '@wonderfield/contract/avatars/avatar-rules';
import { suggestNames } from '@wonderfield/contract/avatars/name-suggestions';
import { Button } from '@wonderfield/ui/button/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './avatar-form.module.css';

/** Returns ideas that are valid for this student, because one may contain the real name. */
const ideasFor = (user: StudentUser, turn: number) =>
  suggestNames(turn, 6)
    .filter((name) => findAvatarNameError(name, user) === undefined)
    .slice(0, 3);

/** Offers names that can be taken with one click. */
export const NameIdeas = ({
  user,
  start,
  onTake,
}: {
  user: StudentUser;
  /** The first ideas. Differs between students, so a class does not choose one name. */
  start: number;
  onTake: (name: string) => void;
}) => {
  const t = useTranslations('students.avatar');
  const [turn, setTurn] = useState(start);
  return (
    <div className={styles.ideas}>
      <span>{t('suggestions')}</span>
      {ideasFor(user, turn).map((idea) => (
        <Button key={idea} variant="secondary" size="sm" onClick={() => onTake(idea)}>
          {idea}
        </Button>
      ))}
      <Button variant="quiet" size="sm" onClick={() => setTurn(turn + 1)}>
        {t('others')}
      </Button>
    </div>
  );
};
