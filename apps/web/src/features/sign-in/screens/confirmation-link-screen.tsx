import { useParams } from 'react-router';
import { confirmationLink } from '../../../shared/account/mailed-links.ts';
import { useConsumeLink } from '../../../shared/account/use-consume-link.ts';
import { PATHS } from '../../../shared/routing/paths.ts';

export const ConfirmationLinkScreen = () => {
  const { token = '' } = useParams();
  useConsumeLink(PATHS.confirmEmail, () => confirmationLink.keep({ token }));
  return null;
};
