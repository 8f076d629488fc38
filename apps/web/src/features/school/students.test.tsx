import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import { openSchool, renderSchool, SESSION } from '../../../testing/open/open-school.tsx';
import { anUnplacedStudent, aSchool } from '../../../testing/schools.ts';

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('UnplacedStudents', () => {
  const lena = anUnplacedStudent({ userId: 'student-3', firstName: 'Lena' });
  const idle = [1, 2].map((number) =>
    anUnplacedStudent({
      userId: `student-${number}`,
      firstName: `Zed${number}`,
      neverSignedIn: true,
    }),
  );
  const SOME = aSchool({ unplacedStudents: [lena, ...idle] });

  it('lists students without a classroom and removes idle ones after a confirmation', async () => {
    const { user, api } = await openSchool(SOME, {
      removeIdleSchoolStudents: () => ({ school: aSchool({ unplacedStudents: [lena] }) }),
    });
    const table = screen.getByRole('table', { name: 'Students without a classroom (3)' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('Lena QuillNov 12, 2026Remove');
    expect(second).toHaveTextContent('Zed1 QuillNever came backNov 12, 2026Remove');
    await clickButton(user, 'Remove the 2 who never came back');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove 2 students who never came back?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('Their seats are free.')).toBeVisible();
    const title = await screen.findByRole('heading', { name: 'Students without a classroom (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.queryByRole('button', { name: /never came back/ })).not.toBeInTheDocument();
    expect(api.calls('removeIdleSchoolStudents').map(({ fields }) => fields)).toEqual([
      { studentIds: JSON.stringify(['student-1', 'student-2']), ...SESSION },
    ]);
  });

  it('removes one student after a confirmation, and the card with the last one', async () => {
    const { user, api } = await openSchool(aSchool({ unplacedStudents: [lena] }), {
      removeSchoolStudent: () => ({ school: aSchool() }),
    });
    expect(screen.queryByText(/never came back/i)).not.toBeInTheDocument();
    await clickButton(user, 'Remove Lena Quill');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Lena Quill from your school?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('Lena Quill is no longer on your license.')).toBeVisible();
    expect(screen.queryByText(/Students without a classroom/)).not.toBeInTheDocument();
    const teachers = screen.getByRole('heading', { name: 'Teachers (1 of 10)' });
    await waitFor(() => expect(teachers).toHaveFocus());
    expect(api.calls('removeSchoolStudent').map(({ fields }) => fields)).toEqual([
      { studentId: 'student-3', ...SESSION },
    ]);
  });

  it('closes the dialog when the idle students have joined a classroom', async () => {
    let school = SOME;
    const { user } = await openSchool(school, {
      getSchool: () => ({ school }),
      removeSchoolStudent: () => {
        school = aSchool({ unplacedStudents: idle });
        return reject('STU_001');
      },
    });
    await clickButton(user, 'Remove Lena Quill');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const title = screen.getByRole('heading', { name: 'Students without a classroom (2)' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  // @proves S-linked-logins
  it('shows the linked logins of a student to the administrator', async () => {
    const school = aSchool({ unplacedStudents: [lena] });
    const { user, api } = renderSchool(
      { getSchool: () => ({ school }), getLinkedLogins: () => ({ links: [] }) },
      { portal: { signIn: { google: true, clever: false } } },
    );
    await screen.findByRole('table', { name: 'Students without a classroom (1)' });
    await clickButton(user, 'Linked logins of Lena Quill');
    const dialog = await screen.findByRole('dialog', { name: 'Linked logins of Lena Quill' });
    await within(dialog).findByText(/^No accounts of other services are linked/);
    expect(api.calls('getLinkedLogins').map(({ fields }) => fields)).toEqual([
      { requestUserId: 'student-3', ...SESSION },
    ]);
  });
});
