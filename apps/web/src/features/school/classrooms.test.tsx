import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import { button, type Handlers, openSchool, SESSION } from '../../../testing/open/open-school.tsx';
import { aSchool, aSchoolClassroom } from '../../../testing/schools.ts';

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('Classrooms of a school', () => {
  const YOURS = aSchool({
    classRooms: [aSchoolClassroom({ ownerId: 'educator-1', teachers: ['Amara Quist'] })],
  });
  const openMenu = async (item: string, handlers: Handlers = {}, school = YOURS) => {
    const page = await openSchool(school, handlers);
    await clickButton(page.user, 'More for Room 12 Explorers');
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
    return page;
  };

  // @proves S-school-page
  it('shows that a classroom has no teacher and assigns it to one', async () => {
    const { user, api } = await openMenu('Give to a teacher', {
      giveSchoolClassroom: () => ({ school: aSchool() }),
    });
    expect(screen.getByText('Yours, needs a teacher')).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Remove from license' })).not.toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', {
      name: 'Give Room 12 Explorers to a teacher',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    expect(await within(dialog).findByText('Please choose one of the options')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Teacher'), 'Noah Lindqvist');
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    expect(await toast('Room 12 Explorers belongs to Noah Lindqvist now.')).toBeVisible();
    expect(api.calls('giveSchoolClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-1', teacherId: 'educator-2', ...SESSION },
    ]);
  });

  it("lists the co-teachers and the archived state of the administrator's classroom", async () => {
    const room = aSchoolClassroom({
      ownerId: 'educator-1',
      isArchived: true,
      teachers: ['Amara Quist', 'Noah Lindqvist', 'Mila Osei'],
    });
    await openSchool(aSchool({ classRooms: [room, aSchoolClassroom({ classRoomId: 'room-2' })] }));
    const rooms = screen.getByRole('table', { name: 'Classrooms and teachers' });
    expect(within(rooms).getAllByRole('row')[1]).toHaveTextContent(
      'Yours, needs a teacherArchivedNoah Lindqvist, Mila Osei',
    );
    // An archived classroom uses no seat.
    expect(screen.getByRole('region', { name: 'Seats' })).toHaveTextContent('Classrooms1 of 10');
  });

  it('closes the dialog of a classroom that was deleted since', async () => {
    let school = YOURS;
    const { user } = await openMenu('Give to a teacher', {
      getSchool: () => ({ school }),
      giveSchoolClassroom: () => {
        school = aSchool({ classRooms: [] });
        return reject('CLS_001');
      },
    });
    const dialog = await screen.findByRole('dialog');
    await user.selectOptions(within(dialog).getByLabelText('Teacher'), 'Noah Lindqvist');
    await user.click(within(dialog).getByRole('button', { name: 'Give to a teacher' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'No classrooms yet' })).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Classrooms and teachers' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('sorts classrooms by number and shows six at first', async () => {
    const classRooms = [12, 2, 1, 10, 3, 4, 5].map((number) =>
      aSchoolClassroom({ classRoomId: `room-${number}`, classRoomName: `Room ${number}` }),
    );
    const { user } = await openSchool(aSchool({ classRooms }));
    const rooms = screen.getByRole('table', { name: 'Classrooms and teachers' });
    const names = () =>
      within(rooms)
        .getAllByText(/^Room/)
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['Room 1', 'Room 2', 'Room 3', 'Room 4', 'Room 5', 'Room 10']);
    await clickButton(user, 'Show all 7');
    expect(names()).toHaveLength(7);
    expect(button('Show fewer')).toHaveFocus();
    await clickButton(user, 'Show fewer');
    expect(names()).toHaveLength(6);
  });

  // @proves S-school-page
  it('removes a classroom from the license after a confirmation', async () => {
    const { user, api } = await openMenu(
      'Remove from license',
      { releaseSchoolClassroom: () => ({ school: aSchool({ classRooms: [] }) }) },
      aSchool(),
    );
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Room 12 Explorers from the license?',
    });
    expect(dialog).toHaveTextContent('Noah Lindqvist keeps the classroom');
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await toast('Room 12 Explorers is no longer on your license.')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Classrooms and teachers' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(api.calls('releaseSchoolClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-1', ...SESSION },
    ]);
  });
});
