import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { avatarNameProblem } from '@wonderfield/contract/avatars/avatar-rules';
import { suggestNames } from '@wonderfield/contract/avatars/name-suggestions';
import { AVATAR_NAME_MAX_LENGTH } from '@wonderfield/contract/limits';
import { AVATAR_LOOKS, type AvatarLook } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './avatar-form.module.css';
import { LookPicker } from './look-picker.tsx';
import { NameRules } from './name-rules.tsx';
import { useSaveAvatar } from './use-save-avatar.ts';

const RULES_ID = 'avatar-rules';

const isLook = (look: string | undefined): look is AvatarLook =>
  AVATAR_LOOKS.some((known) => known === look);

/** Ideas that keep the rules for this pupil: one may be part of a real name. */
const ideasFor = (user: PortalUser, turn: number) =>
  suggestNames(turn, 6)
    .filter((name) => avatarNameProblem(name, user) === undefined)
    .slice(0, 3);

/** Names the avatar and chooses its look; Play saves both (S 2.5). */
export const AvatarForm = ({
  user,
  onName,
  onReady,
}: {
  user: PortalUser;
  /** The name as it is being typed, for the plate above the hare. */
  onName: (name: string) => void;
  onReady: () => void;
}) => {
  const t = useTranslations('pupils.avatar');
  const [name, setName] = useState(user.avatarName ?? '');
  const [look, setLook] = useState<AvatarLook>(
    isLook(user.avatarPreview) ? user.avatarPreview : AVATAR_LOOKS[0],
  );
  const [turn, setTurn] = useState(1);
  const { save, error, forgetError, isSaving } = useSaveAvatar(user, onReady);
  const problem = avatarNameProblem(name, user);

  const handleName = (next: string) => {
    setName(next);
    onName(next);
    forgetError();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save({ name: name.trim(), look, problem });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <div className={styles.name}>
        <TextField
          label={t('name')}
          autoComplete="off"
          spellCheck={false}
          maxLength={AVATAR_NAME_MAX_LENGTH + 8}
          aria-describedby={RULES_ID}
          value={name}
          onChange={(event) => handleName(event.currentTarget.value)}
          error={error}
        />
        <span className={styles.count} aria-hidden>
          {t('count', { used: [...name.trim()].length, all: AVATAR_NAME_MAX_LENGTH })}
        </span>
      </div>
      <NameRules id={RULES_ID} name={name} problem={problem} />
      <div className={styles.ideas}>
        <span>{t('suggestions')}</span>
        {ideasFor(user, turn).map((idea) => (
          <Button key={idea} variant="secondary" size="sm" onClick={() => handleName(idea)}>
            {idea}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={() => setTurn(turn + 1)}>
          {t('others')}
        </Button>
      </div>
      <LookPicker value={look} onChange={setLook} />
      <PlayButton type="submit" busy={isSaving} busyLabel={t('saving')}>
        {t('play')}
      </PlayButton>
    </form>
  );
};
