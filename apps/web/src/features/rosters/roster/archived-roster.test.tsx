import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aClassroom } from '../../../../testing/classrooms.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { anEducator, userResponse } from '../../../../testing/people.ts';
import { renderPortal } from '../../../../testing/render-screen.tsx';

// @proves S-archived-takes-nobody
it('shows a note instead of the form for an archived classroom', async () => {
  const archived = aClassroom({ isArchived: true, studentIds: [], studentData: [] });
  const api = fakeApi({
    getUser: () => userResponse(anEducator()),
    getClassroomsByEducator: () => ({ allClassroomsDocs: [archived] }),
  });
  renderPortal({ at: '/add-students/room-12', session: anEducator(), api });
  expect(
    await screen.findByText(/This classroom is archived\. Restore it to add students/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to My Classrooms' })).toHaveAttribute(
    'href',
    '/classrooms',
  );
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
});
