import { callApi } from '../../../shared/call/call-client.ts';

/** Confirms an email address. Runs when the page of the link is opened in a browser. */
export const confirmEmail = (token: string) =>
  callApi('confirmEmail', { token }, { session: null });

export const sendConfirmationAgain = ({ email }: { email: string }) =>
  callApi('resendVerification', { email }, { session: null });
