import { useMutation } from '@tanstack/react-query';
import type { OpenClass } from '@wonderfield/contract/student-sign-in/open-class';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Sheet } from '@wonderfield/ui/card/card';
import { Note } from '@wonderfield/ui/note/note';
import { StudentScene } from '@wonderfield/ui/scenes/student-scene';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Keyboard } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import page from '../../../shared/pages/student-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { enterClass } from '../api/student-sign-in-calls.ts';
import { useStudentErrorText } from '../enter/use-student-error-text.ts';
import { formatClassCode, isWholeClassCode } from '../rules/class-code.ts';
import styles from './enter-class.module.css';

type Entered = { classToken: string; openClass: OpenClass };

/** Asks for the class code, or uses the one of the address at once. */
export const EnterClass = ({
  code: given,
  hasLeft,
  onEntered,
}: {
  /** The code from the address. */
  code: string;
  /** True if the device has just lost its class. */
  hasLeft: boolean;
  onEntered: (entered: Entered) => void;
}) => {
  const t = useTranslations('studentSignIn.enter');
  const shared = useTranslations('studentSignIn');
  const errorText = useStudentErrorText();
  const title = useHeadingFocus();
  const [code, setCode] = useState(() => formatClassCode(given));
  const [isTried, setTried] = useState(false);
  const enter = useMutation({ mutationFn: enterClass, onSuccess: onEntered });
  const start = useRef({ code, enter });
  useEffect(() => {
    const first = start.current;
    if (isWholeClassCode(first.code)) first.enter.mutate(first.code);
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code) enter.mutate(code);
  };
  const missing = isTried && !code ? FIELD_MESSAGES.joinCodeMissing : undefined;
  return (
    <div className={page.page}>
      <PageTitle>{t('title')}</PageTitle>
      <StudentScene />
      <header className={page.logo}>
        <PortalLogo look="pill" />
      </header>
      <Sheet as="main" id="main" className={`${page.sheet} ${styles.sheet}`}>
        <h1 ref={title} tabIndex={-1}>
          {t('title')}
        </h1>
        {hasLeft ? <Note tone="sun">{t('ended')}</Note> : <p className="lead">{t('lead')}</p>}
        <form className={form.form} onSubmit={handleSubmit} noValidate>
          <TextField
            className={styles.code}
            label={t('code')}
            code
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            help={t('help')}
            value={code}
            onChange={(event) => {
              setCode(formatClassCode(event.currentTarget.value));
              enter.reset();
            }}
            error={enter.error ? errorText(enter.error) : missing}
          />
          <Button
            type="submit"
            variant="primary"
            block
            busy={enter.isPending}
            busyLabel={t('opening')}
          >
            {t('open')}
          </Button>
        </form>
        <ButtonLink
          variant="quiet"
          block
          icon={<Keyboard size={20} strokeWidth={2.2} aria-hidden />}
          render={<Link to={PATHS.studentSignIn} />}
        >
          {shared('useMyPassword')}
        </ButtonLink>
      </Sheet>
    </div>
  );
};
