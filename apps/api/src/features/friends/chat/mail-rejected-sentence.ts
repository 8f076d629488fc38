import type { FilterReason } from '@wonderfield/contract/friends/friends';
import type { Deps } from '../../../dependencies.ts';
import { isPlainName, layOutEmail } from '../../../gateways/email/email-layout.ts';
import { selectOptionalSentence } from '../reports/reports.queries.ts';

const ABOUT: Readonly<Record<FilterReason, string>> = {
  threat: 'a threat',
  selfHarm: 'self-harm',
  meeting: 'meeting in person',
  sexual: 'something sexual',
};

/** Keeps letters, digits, spaces and apostrophes only, so a child's text cannot become a link. */
const withoutLinks = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, ' ')
    .trim();

const nameOr = (name: string, other: string) => (isPlainName(name) ? name : other);

/** Emails a parent about a grave sentence that was typed in the game and not delivered. */
export const mailRejectedSentence = async (
  { db, config, mailer }: Deps,
  mail: { reportId: string; parentId: string; side: 'reporter' | 'reported' },
) => {
  const sentence = await selectOptionalSentence(db, mail);
  if (!sentence) return;
  const typed = sentence.sayings.find(({ isRejected }) => isRejected)?.typed ?? '';
  const child = nameOr(sentence.childName, 'Your child');
  const about = ABOUT[sentence.reason as FilterReason];
  const isWriter = mail.side === 'reported';
  await mailer.send(
    layOutEmail({
      to: sentence.email,
      name: sentence.parentName,
      subject: isWriter
        ? 'A message your child typed was not delivered'
        : 'A message to your child was not delivered',
      paragraphs: [
        isWriter
          ? `${child} typed a message to another player in the game. It may be about ${about}, so we did not deliver it.`
          : `Another player typed a message to ${nameOr(sentence.childName, 'your child')} in the game. It may be about ${about}, so we did not deliver it.`,
        'Our team will review it. We also notified the other family. It may be harmless. Please talk with your child about it.',
      ],
      sections: [{ title: 'What was typed', text: withoutLinks(typed) }],
      action: {
        label: 'Open Progress',
        url: `${config.PUBLIC_URL}/progress/${sentence.childId}`,
      },
      footnote: 'We send this email for your child’s safety. If a child is in danger, call 911.',
    }),
  );
};
