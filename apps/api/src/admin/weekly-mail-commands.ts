import { queueMailsOf } from '../features/weekly-mail/queue-weekly-mails.ts';
import { AdminError, type Command, EMAIL } from './command.ts';

const send: Command = {
  name: 'weekly-mail',
  takes: [EMAIL],
  reason: 'none',
  does: 'Sends a parent the weekly mail about the last week their child played, without waiting for Sunday.',
  run: async (ctx, [email = '']) => {
    const { children, queued } = await queueMailsOf(ctx, { email });
    if (children === 0) {
      throw new AdminError(
        `Nobody with the email ${email} gets weekly mail. The parent or child does not exist, or it is turned off.`,
      );
    }
    if (queued === 0) {
      throw new AdminError(
        'Nothing to send. No child played this week or last week, or the email was already sent.',
      );
    }
    const emails = queued === 1 ? 'One email goes' : `${queued} emails go`;
    return `${emails} to ${email}. The weekly mail about the same week is not sent again on Sunday.`;
  },
};

export const WEEKLY_MAIL_COMMANDS = [send];
