import { useIsHydrated } from '@wonderfield/ui/hydration/use-is-hydrated';
import { Note } from '@wonderfield/ui/note/note';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { signInStrings } from '../sign-in.strings.en.ts';

const isNotice = (value: string | null): value is keyof typeof signInStrings.notices =>
  value !== null && Object.hasOwn(signInStrings.notices, value);

/**
 * Shows the result of a link from an email. Only known notices are shown, whatever the URL
 * contains.
 */
export const SignInNotice = () => {
  const t = useTranslations('signIn.notices');
  const [search] = useSearchParams();
  const notice = search.get('notice');
  if (!useIsHydrated() || !isNotice(notice)) return null;
  return (
    <div className={form.notice} role="status">
      <Note>{t(notice)}</Note>
    </div>
  );
};
