import type { FilterReason } from '@wonderfield/contract/friends/friends';
import { isPlainName, layOutEmail } from '../../../gateways/email/email-layout.ts';

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

type Parent = { to: string; name: string; progressUrl: string };
type Rejected = { childName: string; isWriter: boolean; reason: FilterReason; typed: string };

/** Builds the email to a parent about a grave sentence that was not delivered. */
export const sentenceRejectedEmail = (
  { to, name, progressUrl }: Parent,
  { childName, isWriter, reason, typed }: Rejected,
) => {
  const about = ABOUT[reason];
  return layOutEmail({
    to,
    name,
    subject: isWriter
      ? 'A message your child typed was not delivered'
      : 'A message to your child was not delivered',
    paragraphs: [
      isWriter
        ? `${nameOr(childName, 'Your child')} typed a message to another player in the game. It may be about ${about}, so we did not deliver it.`
        : `Another player typed a message to ${nameOr(childName, 'your child')} in the game. It may be about ${about}, so we did not deliver it.`,
      'Our team will review it. We also notified the other family. It may be harmless. Please talk with your child about it.',
    ],
    sections: [{ title: 'What was typed', text: withoutLinks(typed) }],
    action: { label: 'Open Progress', url: progressUrl },
    footnote: 'We send this email for your child’s safety. If a child is in danger, call 911.',
  });
};
