import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { AVATAR_NAME_ERRORS } from '@wonderfield/contract/avatars/avatar-errors';
import { findAvatarNameError } from '@wonderfield/contract/avatars/avatar-rules';
import { AVATAR_NAME_MAX_LENGTH } from '@wonderfield/contract/limits';
import type { AvatarLook } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { PlayButton } from '@wonderfield/ui/play-button/play-button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './avatar-form.module.css';
import { LookPicker } from './look-picker.tsx';
import { NameIdeas } from './name-ideas.tsx';
import { NameRules } from './name-rules.tsx';
import { useSaveAvatar } from './use-save-avatar.ts';

const RULES_ID = 'avatar-rules';

/** Names the avatar and chooses its look. Play saves both. */
export const AvatarForm = ({
  user,
  look,
  firstIdea,
  onName,
  onLook,
  onReady,
  onBack,
  isStarting,
}: {
  user: StudentUser;
  /** The flower that is chosen. */
  look: AvatarLook;
  /** Decides which name ideas come first. */
  firstIdea: number;
  /** Reports the name while typing, for the name plate. */
  onName: (name: string) => void;
  /** Reports the chosen flower, for the preview. */
  onLook: (look: AvatarLook) => void;
  onReady: () => void;
  /** Undefined on the first visit, when there is no page to go back to. */
  onBack: (() => void) | undefined;
  /** True while the game is starting. */
  isStarting: boolean;
}) => {
  const t = useTranslations('students.avatar');
  const [name, setName] = useState(user.avatarName ?? '');
  // Show "too short" only after the field lost the focus.
  const [isLeft, setLeft] = useState(false);
  const { save, error, forgetError, isSaving } = useSaveAvatar(user, onReady);
  const problem = findAvatarNameError(name, user);
  const isTold = name.trim() !== '' && (problem !== 'tooShort' || isLeft);

  const handleName = (next: string) => {
    setName(next);
    onName(next);
    forgetError();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) save({ name: name.trim(), look });
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
          onBlur={() => setLeft(true)}
          error={error ?? (problem && isTold ? AVATAR_NAME_ERRORS[problem].words : undefined)}
        />
        <span className={styles.count} aria-hidden>
          {t('count', { used: [...name.trim()].length, all: AVATAR_NAME_MAX_LENGTH })}
        </span>
      </div>
      <NameRules id={RULES_ID} name={name} realName={user} problem={problem} />
      <NameIdeas user={user} start={firstIdea} onTake={handleName} />
      <LookPicker value={look} onChange={onLook} />
      <div className={styles.actions}>
        <PlayButton
          type="submit"
          className={styles.play}
          disabled={problem !== undefined}
          busy={isSaving || isStarting}
          busyLabel={t(isSaving ? 'saving' : 'starting')}
        >
          {t('play')}
        </PlayButton>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </form>
  );
};
