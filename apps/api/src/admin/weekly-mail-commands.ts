import { queueMailsOf } from '../features/weekly-mail/queue-weekly-mails.ts';
import { AdminProblem, type Command, EMAIL } from './command.ts';

const send: Command = {
  name: 'weekly-mail',
  takes: [EMAIL],
  reason: 'none',
  does: 'Sends a parent the mail about the last week a child of theirs played, without waiting for Sunday.',
  run: async (work, [email = '']) => {
    const { children, queued } = await queueMailsOf(work, { email });
    if (children === 0) {
      throw new AdminProblem(
        `Nobody with the email ${email} gets weekly mail: no such parent, no child, or turned off.`,
      );
    }
    if (queued === 0) {
      throw new AdminProblem(
        'Nothing to send: no child played this week or last, or the mail about it went out before.',
      );
    }
    const letters = queued === 1 ? 'One letter goes' : `${queued} letters go`;
    return `${letters} to ${email}. The mail about the same week does not come again on Sunday.`;
  },
};

export const WEEKLY_MAIL_COMMANDS = [send];
