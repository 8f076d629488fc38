import { useParams } from 'react-router';
import { confirmationLink } from '../../../shared/mailed-links.ts';
import { PATHS } from '../../../shared/paths.ts';
import { useConsumeLink } from '../../../shared/use-consume-link.ts';

export const ConfirmationLinkScreen = () => {
  const { token = '' } = useParams();
  useConsumeLink(PATHS.confirmEmail, () => confirmationLink.keep({ token }));
  return null;
};
