import { queueMailsOf } from '../features/weekly-mail/queue-weekly-mails.ts';
import { AdminError, type Command, EMAIL } from './command.ts';

const send: Command = {
  name: 'weekly-mail',
  takes: [EMAIL],
  reason: 'none',
  does: 'Sends a parent the mail about the last week a child of theirs played, without waiting for Sunday.',
  run: async (ctx, [email = '']) => {
    const { children, queued } = await queueMailsOf(ctx, { email });
    if (children === 0) {
      throw new AdminError(
        `Nobody with the email ${email} gets weekly mail: no such parent, no child, or turned off.`,
      );
    }
    if (queued === 0) {
      throw new AdminError(
        'Nothing to send: no child played this week or last, or the mail about it went out before.',
      );
    }
    const emails = queued === 1 ? 'One letter goes' : `${queued} letters go`;
    return `${emails} to ${email}. The mail about the same week does not come again on Sunday.`;
  },
};

export const WEEKLY_MAIL_COMMANDS = [send];
