import { callApi } from '../../../shared/call-client.ts';

/** A person pressed the button: opening the page alone confirms nothing. */
export const confirmEmail = (token: string) =>
  callApi('confirmEmail', { token }, { session: null });

export const sendConfirmationAgain = ({ email }: { email: string }) =>
  callApi('resendVerification', { email }, { session: null });
