import { useParams } from 'react-router';
import { passwordLink } from '../../../shared/account/mailed-links.ts';
import { useConsumeLink } from '../../../shared/account/use-consume-link.ts';
import { PATHS } from '../../../shared/routing/paths.ts';

export const ResetLinkScreen = () => {
  const { emailId = '', passwordToken = '' } = useParams();
  useConsumeLink(PATHS.resetPassword, () => passwordLink.keep({ email: emailId, passwordToken }));
  return null;
};
