import type { FilterReason } from '@wonderfield/contract/friends/friends';
import type { Deps } from '../../../dependencies.ts';
import { selectOptionalSentence } from '../reports/reports.queries.ts';
import { sentenceRejectedEmail } from './chat.emails.ts';

/** Emails a parent about a grave sentence that was typed in the game and not delivered. */
export const mailRejectedSentence = async (
  { db, config, mailer }: Deps,
  mail: { reportId: string; parentId: string; side: 'reporter' | 'reported' },
) => {
  const sentence = await selectOptionalSentence(db, mail);
  if (!sentence) return;
  const { email: to, parentName: name, childId, childName, sayings } = sentence;
  await mailer.send(
    sentenceRejectedEmail(
      { to, name, progressUrl: `${config.PUBLIC_URL}/progress/${childId}` },
      {
        childName,
        isWriter: mail.side === 'reported',
        reason: sentence.reason as FilterReason,
        typed: sayings.find(({ isRejected }) => isRejected)?.typed ?? '',
      },
    ),
  );
};
