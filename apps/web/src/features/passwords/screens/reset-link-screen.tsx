import { useParams } from 'react-router';
import { passwordLink } from '../../../shared/mailed-links.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useConsumeLink } from '../../../shared/use-consume-link.ts';

export const ResetLinkScreen = () => {
  const { emailId = '', passwordToken = '' } = useParams();
  useConsumeLink(PATHS.resetPassword, () => passwordLink.keep({ email: emailId, passwordToken }));
  return null;
};
