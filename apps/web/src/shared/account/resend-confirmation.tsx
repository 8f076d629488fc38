import { useMutation } from '@tanstack/react-query';
import { Button } from '@wonderfield/ui/button/button';
import { callApi } from '../call/call-client.ts';

/** Sends the confirmation email again. */
export const useResendConfirmation = (email: string) =>
  useMutation({ mutationFn: () => callApi('resendVerification', { email }) });

type ResendButtonProps = {
  resend: ReturnType<typeof useResendConfirmation>;
  label: string;
  busyLabel: string;
};

export const ResendButton = ({ resend, label, busyLabel }: ResendButtonProps) => (
  <Button
    variant="secondary"
    size="sm"
    busy={resend.isPending}
    busyLabel={busyLabel}
    onClick={() => resend.mutate()}
  >
    {label}
  </Button>
);
