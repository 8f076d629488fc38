import { REVIEW_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { ANSWER_FIELDS, type Draft } from '@wonderfield/contract/plans/plan';
import { ANSWER_LABELS } from '@wonderfield/contract/plans/plan-labels';
import { answerText } from '@wonderfield/contract/plans/plan-words';
import type { PlanNotification } from '@wonderfield/contract/plans/submission';
import { layOutEmail } from '../../gateways/email-layout.ts';

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
    paragraphs: [`${by} sent version ${plan.version} of this plan. It waits in the review queue.`],
    action: { label: 'Open it in the console', url: consoleUrl },
    sections: ANSWER_FIELDS.map((field) => ({
      title: ANSWER_LABELS[field],
      text: answerText(field, plan.answers),
    })),
    footnote: 'You get this mail because you are on the content team.',
  });
};

type Author = { to: string; name: string; planUrl: string };
const FOOTNOTE = 'You get this mail because you sent us a plan.';

export const receiptEmail = ({ to, name, planUrl }: Author, answers: Draft) =>
  layOutEmail({
    to,
    name,
    subject: 'We have your plan',
    paragraphs: [
      `Thank you: “${titleOf(answers)}” arrived and is in line for review.`,
      `A review usually takes ${REVIEW_USUAL_SCHOOL_DAYS} school days. We write to you when there is news; until then you can see where it stands at any time.`,
    ],
    action: { label: 'See where it stands', url: planUrl },
    footnote: FOOTNOTE,
  });

const NEWS: Record<
  PlanNotification,
  (title: string, reason: string) => { subject: string; paragraphs: string[]; label: string }
> = {
  changesAsked: (title) => ({
    subject: 'Your reviewer has questions about your plan',
    paragraphs: [
      `Somebody from Wonderfield read “${title}” and asks for a few changes. Each comment stands beside the field it is about.`,
      'Change the field, or answer the comment, then send the plan again.',
    ],
    label: 'Read the comments',
  }),
  accepted: (title) => ({
    subject: 'Your plan is accepted',
    paragraphs: [
      `Good news: “${title}” is accepted. We put it into the library soon, and tell you when it is there.`,
      'Royalties for it are listed with the plan.',
    ],
    label: 'Open your plan',
  }),
  declined: (title, reason) => ({
    subject: 'We cannot take your plan',
    paragraphs: [
      `Somebody from Wonderfield read “${title}” and decided not to take it. This is what they wrote:`,
      reason,
      'Nothing you wrote is lost: you can copy it into a new draft.',
    ],
    label: 'Open your plan',
  }),
  published: (title) => ({
    subject: 'Your plan is in the library',
    paragraphs: [
      `“${title}” is published. Other educators can find, keep and print it, with your name on it.`,
    ],
    label: 'Open your plan',
  }),
  withdrawn: (title, reason) => ({
    subject: 'Your plan was taken out of the library',
    paragraphs: [`We took “${title}” out of the library. This is what the reviewer wrote:`, reason],
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
