import { screen, waitFor, within } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { SchoolYear } from '@wonderfield/contract/classrooms/next-year';
import { beforeAll, describe, expect, it } from 'vitest';
import { aSchoolYear, aStartedYear } from '../../../testing/classes/next-year.ts';
import { clickButton, fill, toast } from '../../../testing/forms.ts';
import { type Handlers, openAsEducator } from '../../../testing/open/open-as-educator.ts';
import { heading } from '../../../testing/render-screen.tsx';

const started = (ids: readonly string[]): SchoolYear => ({
  ...aSchoolYear(),
  classes: aSchoolYear().classes.map((room) =>
    ids.includes(room.id) ? { ...room, started: aStartedYear({ name: `${room.name} new` }) } : room,
  ),
});
const open = async (handlers: Handlers = {}) => {
  const page = openAsEducator('/school/next-year', {
    getSchoolNextYear: () => ({ school: aSchoolYear() }),
    ...handlers,
  });
  await heading('Next school year');
  return page;
};
const confirm = async (user: Parameters<typeof clickButton>[0], name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name }));
};

beforeAll(async () => void (await import('./screens/school-next-year-screen.tsx')), 60_000);

describe('SchoolNextYearScreen', () => {
  // @proves S-school-next-year, R-school-next-year
  it('starts the included classes with the proposed names and grades', async () => {
    const { user, api } = await open({
      startSchoolNextYear: () => ({
        results: [{ classroomId: 'room-1', isDone: true }],
        school: started(['room-1']),
      }),
    });
    expect(await screen.findByLabelText('New name of Grade 3 Foxes')).toHaveValue('Grade 4 Foxes');
    expect(screen.getByText('2 classes start, 1 stays as it is')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Start the next year of Room 2 Owls' }));
    await fill(user, 'New name of Grade 3 Foxes', 'Foxes');
    await clickButton(user, 'Start 1 class');
    await confirm(user, 'Start the new year');
    expect(await toast('1 class has started.')).toBeVisible();
    expect(api.calls('startSchoolNextYear')[0]?.fields).toMatchObject({
      schoolYear: '2027',
      classes: '[{"classroomId":"room-1","name":"Foxes","grade":"4"}]',
    });
    expect(screen.getByRole('table', { name: 'Started classes' })).toHaveTextContent(
      'Grade 3 Foxes new',
    );
  });

  it('names both numbers after a partial failure, and tries the failed classes again', async () => {
    let attempt = 0;
    const { user, api } = await open({
      startSchoolNextYear: () => {
        attempt += 1;
        return {
          results: [
            ...(attempt === 1 ? [{ classroomId: 'room-1', isDone: true }] : []),
            { classroomId: 'room-2', isDone: attempt === 2, reason: 'No seats are left.' },
          ],
          school: started(attempt === 1 ? ['room-1'] : ['room-1', 'room-2']),
        };
      },
    });
    await clickButton(user, 'Start 2 classes');
    await confirm(user, 'Start the new year');
    expect(await screen.findByText('1 of 2 done. 1 was not changed.')).toBeVisible();
    expect(screen.getByText('No seats are left.')).toBeVisible();
    await clickButton(user, 'Try 1 again');
    await confirm(user, 'Start the new year');
    expect(await toast('1 class has started.')).toBeVisible();
    expect(api.calls('startSchoolNextYear')[1]?.fields.classes).toContain('room-2');
  });

  it('asks for the grade of a class that is included after Grade 8', async () => {
    const { user, api } = await open();
    await user.click(
      await screen.findByRole('checkbox', { name: 'Start the next year of Room 3 Bears' }),
    );
    await clickButton(user, 'Start 3 classes');
    expect(await screen.findByText('Please select Grade')).toBeVisible();
    expect(api.calls('startSchoolNextYear')).toHaveLength(0);
  });

  it('undoes one class or all of them', async () => {
    const { user, api } = await open({
      getSchoolNextYear: () => ({ school: started(['room-1', 'room-2']) }),
      undoSchoolNextYear: ({ classroomIds }) => ({
        results: (JSON.parse(String(classroomIds)) as string[]).map((classroomId) => ({
          classroomId,
          isDone: true,
        })),
        school: started(String(classroomIds).includes('room-2') ? [] : ['room-2', 'room-3']),
      }),
    });
    await clickButton(user, 'Undo the new year of Grade 3 Foxes');
    expect(await toast('1 class is back.')).toBeVisible();
    await clickButton(user, 'Undo all 2');
    await confirm(user, 'Undo all 2');
    expect(await toast('2 classes are back.')).toBeVisible();
    expect(api.calls('undoSchoolNextYear')[1]?.fields.classroomIds).toBe('["room-2","room-3"]');
  });

  it('shows an empty and an error state', async () => {
    await open({ getSchoolNextYear: () => ({ school: aSchoolYear({ classes: [] }) }) });
    expect(await screen.findByText('No class is waiting for 2027–28')).toBeVisible();
  });

  it('sends other educators to the page that says not found', async () => {
    const { location } = openAsEducator('/school/next-year', {
      getSchoolNextYear: () => reject('SCH_003'),
    });
    await waitFor(() => expect(location()).toBe('/pagenotfound'));
  });
});
