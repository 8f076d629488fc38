import { REVIEW_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { ANSWER_FIELDS, type Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import type { PlanNotification } from '@wonderfield/contract/plans/submission';
import { layOutEmail } from '../../gateways/email/email-layout.ts';

const TITLE_LENGTH = 80;
/** Returns the topic as a short title in one line. */
const titleOf = ({ topic = '' }: Draft) => {
  const line = topic.replace(/\s+/g, ' ').trim();
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH).trimEnd()}…` : line;
};

type Team = { to: string; consoleUrl: string };
type PlanFacts = { answers: Draft; version: number; authorName: string; schoolName?: string };

/** Builds the email with the whole plan for the content team. Markup in the plan is escaped. */
export const submittedEmail = ({ to, consoleUrl }: Team, plan: PlanFacts) => {
  const by = plan.schoolName ? `${plan.authorName}, ${plan.schoolName}` : plan.authorName;
  return layOutEmail({
    to,
    subject:
      plan.version === 1
        ? `New plan: ${titleOf(plan.answers)}`
        : `Plan sent again: ${titleOf(plan.answers)}`,
    paragraphs: [`${by} sent version ${plan.version} of this plan. It is in the review queue.`],
    action: { label: 'Open it in the console', url: consoleUrl },
    sections: ANSWER_FIELDS.map((field) => ({
      title: ANSWER_LABELS[field],
      text: answerText(field, plan.answers),
    })),
    footnote: 'You get this email because you are on the content team.',
  });
};

type Author = { to: string; name: string; planUrl: string };
const FOOTNOTE = 'You get this email because you sent us a plan.';

export const receiptEmail = ({ to, name, planUrl }: Author, answers: Draft) =>
  layOutEmail({
    to,
    name,
    subject: 'We received your plan',
    paragraphs: [
      `Thank you. We received “${titleOf(answers)}”, and it is in line for review.`,
      `A review usually takes ${REVIEW_USUAL_SCHOOL_DAYS} school days. We email you when there is news. You can check its status at any time.`,
    ],
    action: { label: 'See its status', url: planUrl },
    footnote: FOOTNOTE,
  });

const NEWS: Record<
  PlanNotification,
  (title: string, reason: string) => { subject: string; paragraphs: string[]; label: string }
> = {
  changesAsked: (title) => ({
    subject: 'Your reviewer asks for changes to your plan',
    paragraphs: [
      `A reviewer read “${title}” and asks for a few changes. Each comment is next to its field.`,
      'Change the field, or answer the comment, then send the plan again.',
    ],
    label: 'Read the comments',
  }),
  accepted: (title) => ({
    subject: 'Your plan is accepted',
    paragraphs: [
      `Good news: “${title}” is accepted. We will publish it in the library soon and email you when it is there.`,
      'Royalties for it are listed with the plan.',
    ],
    label: 'Open your plan',
  }),
  declined: (title, reason) => ({
    subject: 'We cannot accept your plan',
    paragraphs: [
      `A reviewer read “${title}” and decided not to accept it. This is what they wrote:`,
      reason,
      'Your work is not lost. You can copy it into a new draft.',
    ],
    label: 'Open your plan',
  }),
  published: (title) => ({
    subject: 'Your plan is in the library',
    paragraphs: [
      `“${title}” is published. Other educators can find, bookmark and print it, with your name on it.`,
    ],
    label: 'Open your plan',
  }),
  withdrawn: (title, reason) => ({
    subject: 'Your plan was removed from the library',
    paragraphs: [
      `We removed “${title}” from the library. This is what the reviewer wrote:`,
      reason,
    ],
    label: 'Open your plan',
  }),
};

export const planNewsEmail = (
  { to, name, planUrl }: Author,
  {
    news: notification,
    answers,
    reason,
  }: { news: PlanNotification; answers: Draft; reason: string },
) => {
  const { label, ...words } = NEWS[notification](titleOf(answers), reason);
  return layOutEmail({ to, name, ...words, action: { label, url: planUrl }, footnote: FOOTNOTE });
};
