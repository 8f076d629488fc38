import { screen, within } from '@testing-library/react';
import type { SubmissionJson } from '@wonderfield/contract/plans/submission-json';
import { anAuthor } from '../people.ts';
import { heading } from '../render-screen.tsx';
import { aSubmission } from '../submissions.ts';
import { type Handlers, openAsEducator } from './open-as-educator.ts';

type Saved = { submissionId: string; revision: number; savedAt: string };
/** The response after a save. */
export const saved = (revision: number): Saved => ({
  submissionId: 'plan-1',
  revision,
  savedAt: '2026-11-16T10:00:00Z',
});

/** Opens the plan with requested changes on a fake server. */
export const openRevision = async (
  submission: SubmissionJson = aSubmission(),
  handlers: Handlers = {},
) => {
  let revision = submission.revision;
  const page = openAsEducator(
    '/my-submissions/plan-1',
    {
      getSubmission: () => ({ submission }),
      getSubmissions: () => ({ submissions: [] }),
      savePlan: () => {
        revision += 1;
        return saved(revision);
      },
      ...handlers,
    },
    anAuthor(),
  );
  await heading('Why do leaves change color?');
  await screen.findByRole('heading', { name: 'Your plan' });
  return page;
};

/** The bar that sends the plan again. */
export const bar = () => within(screen.getByRole('region', { name: 'Send again' }));
export const sendAgain = () => bar().getByRole('button', { name: 'Send again' });
/** Returns the names of the visible fields. */
export const fieldsInSight = () =>
  screen.getAllByRole('heading', { level: 4 }).map((each) => each.textContent);
/** Returns queries within the comment with this text. */
export const commentAbout = (text: string) =>
  within(screen.getByText(text).closest('li') as HTMLElement);
/** The text of the comment. */
export const ASKED = 'Which words should a student use?';
