import type { EducatorUser, ParentUser, PortalUser } from '@wonderfield/contract/accounts/user';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useReloadCurrentUser } from '../../../shared/account/current-user.ts';
import { SignUpCompletedDialog } from '../../../shared/account/sign-up-completed-dialog.tsx';
import { draftIn, type SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { THEME_OF, usePageTheme } from '../../../shared/pages/page-theme.ts';
import { VisitorFooter, VisitorHeader } from '../../../shared/pages/visitor-frame.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { SchoolAccountForm } from '../components/school-account-form.tsx';

/** Returns the contact of a signed-in teacher who requests a school account. */
const contactOf = (user: EducatorUser | ParentUser): SchoolContactDraft => ({
  licenseType: 'school/district',
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  zip: user.zip ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
  isAmbassador: false,
  termsOfService: true,
});

const mayAsk = (user: PortalUser) =>
  user.userType === 'educator' && !user.isApproved && user.licenseType === 'teacherAccount';

const SentDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useTranslations('educators.district');
  const shared = useTranslations('shared');
  return (
    <Dialog open={open} onClose={onClose} title={t('sentTitle')} picture={<CompletedPicture />}>
      <DialogBody>{t('sentText')}</DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {shared('ok')}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

/** Shows the form for a district or school account. */
export const SchoolAccountScreen = () => {
  const t = useTranslations('educators.district');
  const navigate = useNavigate();
  const { state } = useLocation();
  const user = useSession()?.user;
  const reload = useReloadCurrentUser();
  // The state on arrival, because the request changes the account.
  const [wasAllowed] = useState(!user || mayAsk(user));
  const [isSent, setSent] = useState(false);
  usePageTheme(THEME_OF.educator, 'educator');

  if (!wasAllowed) return <Navigate to={PATHS.notFound} replace />;
  const contact = user && user.userType !== 'student' ? contactOf(user) : draftIn(state);
  // The contact comes first. The sign-up form leads back here.
  if (!contact) return <Navigate to={PATHS.educatorSignUp} replace />;

  const handleSent = () => {
    setSent(true);
    if (user) reload();
  };
  return (
    <>
      {!user && <VisitorHeader />}
      <BandPage
        cast="educator"
        size="tall"
        title={t('title')}
        lead={t('lead')}
        className={`${page.columns} ${page.single}`}
      >
        <SchoolAccountForm contact={contact} isSignedIn={!!user} onSent={handleSent} />
      </BandPage>
      {!user && <VisitorFooter />}
      {user ? (
        <SentDialog
          open={isSent}
          onClose={() => void navigate(PATHS.educatorHome, { replace: true })}
        />
      ) : (
        <SignUpCompletedDialog
          open={isSent}
          // Replaces this page, because Back would open an empty form that was already sent.
          onClose={() => void navigate(PATHS.educatorSignIn, { replace: true })}
        />
      )}
    </>
  );
};
