import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import type { Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { type StudentSession, signInToClass } from '../api/student-sign-in-calls.ts';
import { useStudentErrorText } from '../enter/use-student-error-text.ts';
import { NeedHelp } from '../help/need-help.tsx';
import styles from './tile-password.module.css';

/** Asks for the password of the student, whose name the tile already tells. */
export const TilePassword = ({
  tile,
  classToken,
  who,
  onSignedIn,
  onHelp,
}: {
  tile: Tile;
  classToken: string;
  who: ReactNode;
  onSignedIn: (session: StudentSession) => void;
  onHelp: () => void;
}) => {
  const t = useTranslations('studentSignIn');
  const shared = useTranslations('shared');
  const errorText = useStudentErrorText();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const signIn = useMutation({
    mutationFn: () => signInToClass({ classToken, tile: tile.tile, password }),
    onSuccess: onSignedIn,
    onError: () => field.current?.select(),
  });
  const problem = (error: Error) =>
    error instanceof ApiError && error.code === 'LGN_001'
      ? // No card contains a password that the student chose.
        t(tile.method === 'own' ? 'password.wrongOwn' : 'password.wrong')
      : errorText(error);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password && !signIn.isPending) signIn.mutate();
  };
  const missing = isTried && !password ? FIELD_MESSAGES.passwordMissing : undefined;
  return (
    <Sheet as="section" className={styles.sheet}>
      <div className={styles.who}>{who}</div>
      <h1>{t('password.title')}</h1>
      <form className={form.form} onSubmit={handleSubmit} noValidate>
        <PasswordField
          ref={field}
          label={shared('password')}
          // A shared device must not offer one student's password to the next.
          autoComplete="off"
          // Words are easier to type when they are shown. A chosen password stays hidden.
          isShownAtFirst={tile.method !== 'own'}
          showLabel={shared('showPassword')}
          hideLabel={shared('hidePassword')}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            signIn.reset();
          }}
          error={signIn.error ? problem(signIn.error) : missing}
        />
        <Button
          type="submit"
          variant="primary"
          block
          busy={signIn.isPending || signIn.isSuccess}
          busyLabel={t('signingIn')}
        >
          {t('password.go')}
        </Button>
      </form>
      <NeedHelp onClick={onHelp} />
    </Sheet>
  );
};
