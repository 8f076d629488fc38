import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../testing/forms.ts';
import {
  button,
  type Handlers,
  openSchool,
  type SchoolAnswer,
  SESSION,
} from '../../../testing/open/open-school.tsx';
import { aSchool, aTeacher, aWaitingTeacher } from '../../../testing/schools.ts';

const NOBODY = aSchool({ teachers: [], classRooms: [] });

beforeAll(async () => void (await import('./screens/school-screen.tsx')), 60_000);

describe('Removing a teacher', () => {
  const ask = async (handlers: Handlers = {}) => {
    const page = await openSchool(aSchool(), handlers);
    await clickButton(page.user, 'Remove Noah Lindqvist');
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Noah Lindqvist from your school?',
    });
    return { ...page, dialog };
  };

  it('asks for confirmation and keeps the teacher on Cancel', async () => {
    const { user, api, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription(
      'This teacher loses access to your school’s classrooms at once. Their classroom becomes yours, and you can give it to a colleague. The account stays, and we email the teacher.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Remove Noah Lindqvist' })).toBeVisible();
    expect(api.calls('removeSchoolTeacher')).toHaveLength(0);
  });

  // @proves S-school-page
  it('shows Removing..., confirms it and frees the seat', async () => {
    const response = held<SchoolAnswer>();
    const { user, api, dialog } = await ask({ removeSchoolTeacher: () => response.promise });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByRole('button', { name: 'Removing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({ school: NOBODY });
    expect(await toast('Noah Lindqvist is no longer on your license.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByText('No teacher has used the code yet')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Teachers (0 of 10)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(api.calls('removeSchoolTeacher').map(({ fields }) => fields)).toEqual([
      { teacherId: 'educator-2', ...SESSION },
    ]);
  });

  it.each([
    ['is rejected', reject('SCH_006'), 'This teacher is not on your school license.'],
    ['fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('allows another attempt when removing a teacher %s', async (_how, response, words) => {
    const { user, dialog } = await ask({ removeSchoolTeacher: () => response });
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(screen.getByText('noah@school.example.org')).toBeInTheDocument();
  });
});

describe('WaitingTeachers', () => {
  const iris = aWaitingTeacher();
  const omar = aWaitingTeacher({ userId: 'educator-8', firstName: 'Omar', email: 'o@m.example' });
  const WAITING = aSchool({ waitingTeachers: [iris, omar] });

  it('lists waiting teachers with their email address and waiting time', async () => {
    await openSchool(WAITING);
    expect(
      screen.getByRole('heading', { name: 'Teachers waiting for your approval (2)' }),
    ).toBeVisible();
    const [row] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Iris'));
    expect(row).toHaveTextContent('Iris Valeiris.vm@mailbox.examplePrivate address');
    expect(row).toHaveTextContent(/Used the staff code, .+ ago/);
  });

  // @proves S-school-page
  it('approves a waiting teacher with one click', async () => {
    const joined = aTeacher({ userId: 'educator-9', firstName: 'Iris', lastName: 'Vale' });
    const { user, api } = await openSchool(WAITING, {
      decideSchoolTeacher: () => ({
        school: aSchool({ waitingTeachers: [omar], teachers: [aTeacher(), joined] }),
      }),
    });
    await clickButton(user, 'Approve Iris Vale');
    expect(await toast('Iris Vale is on your license now.')).toBeVisible();
    const title = screen.getByRole('heading', { name: 'Teachers waiting for your approval (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(api.calls('decideSchoolTeacher').map(({ fields }) => fields)).toEqual([
      { decision: 'admit', teacherId: 'educator-9', ...SESSION },
    ]);
  });

  // @proves S-school-page
  it('declines a teacher with a required reason, and keeps the reason after an error', async () => {
    const only = aSchool({ waitingTeachers: [iris] });
    let isDown = true;
    const { user, api } = await openSchool(only, {
      decideSchoolTeacher: () => (isDown ? fail() : { school: aSchool() }),
    });
    await clickButton(user, 'Decline Iris Vale');
    const dialog = await screen.findByRole('dialog', { name: 'Decline Iris Vale?' });
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await within(dialog).findByText('Please give a reason')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Reason'), 'We do not know you');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('We do not know you');
    isDown = false;
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await toast('Iris Vale was declined.')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByText(/waiting for your approval/)).not.toBeInTheDocument();
    const teachers = screen.getByRole('heading', { name: 'Teachers (1 of 10)' });
    await waitFor(() => expect(teachers).toHaveFocus());
    expect(api.calls('decideSchoolTeacher').at(-1)?.fields).toEqual({
      decision: 'refuse',
      teacherId: 'educator-9',
      reason: 'We do not know you',
      ...SESSION,
    });
  });

  it.each([
    ['Approve', []],
    ['Decline', ['Decline']],
  ])('removes a teacher who was decided on another page after %s', async (press1, presses) => {
    let school = WAITING;
    const { user } = await openSchool(school, {
      getSchool: () => ({ school }),
      decideSchoolTeacher: () => {
        school = aSchool({ waitingTeachers: [omar] });
        return reject('SCH_009');
      },
    });
    await clickButton(user, `${press1} Iris Vale`);
    for (const name of presses) {
      await user.type(await screen.findByLabelText('Reason'), 'We do not know you');
      await clickButton(user, name);
    }
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const title = screen.getByRole('heading', { name: 'Teachers waiting for your approval (1)' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(button('Approve Iris Vale')).not.toBeInTheDocument();
  });

  it('keeps the waiting teacher and shows SCH_002 when no seat is left', async () => {
    const { user } = await openSchool(WAITING, { decideSchoolTeacher: () => reject('SCH_002') });
    await clickButton(user, 'Approve Iris Vale');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your school’s license has no free seats. The administrator can request more.',
    );
    expect(button('Approve Iris Vale')).toBeEnabled();
  });
});
