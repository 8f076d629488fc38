import { screen, waitFor } from '@testing-library/react';
import { reject } from '@wonderfield/client/testing/fake-calls';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickButton, toast } from '../../../../../testing/forms.ts';
import { heading } from '../../../../../testing/render-screen.tsx';
import {
  aRoster,
  aRosterStudent,
  type Handlers,
  openRoster,
} from '../../../../../testing/rosters.ts';

const open = async (handlers?: Handlers, room?: ClassroomJson) => {
  const page = openRoster('add-students', room, handlers);
  await heading('Add Students');
  await screen.findByRole('table', { name: 'Students' });
  return page;
};

beforeAll(async () => void (await import('../../screens/add-students-screen.tsx')), 60_000);

describe('NameCell', () => {
  const edit = async (handlers?: Handlers, room?: ClassroomJson) => {
    const page = await open(handlers, room);
    await clickButton(page.user, 'Change the name of Ben Whitaker');
    return { ...page, first: screen.getByLabelText('First Name') };
  };

  // @proves S-roster-rename, C-renameStudent
  it('saves a corrected name with Enter and returns the focus', async () => {
    const { user, api, first } = await edit();
    expect(first).toHaveFocus();
    await user.clear(first);
    await user.type(first, 'Benjamin{Enter}');
    expect(await toast('Name changed to Benjamin Whitaker')).toBeVisible();
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Change the name of Benjamin Whitaker' }),
      ).toHaveFocus(),
    );
    expect(api.calls('renameStudent')[0]?.fields).toMatchObject({
      studentId: 'student-2',
      firstName: 'Benjamin',
      lastName: 'Whitaker',
      firstNameBefore: 'Ben',
      lastNameBefore: 'Whitaker',
    });
  });

  it('restores the name with Escape', async () => {
    const { user, api, first } = await edit();
    await user.type(first, 'X{Escape}');
    expect(screen.getByRole('button', { name: 'Change the name of Ben Whitaker' })).toHaveFocus();
    expect(api.calls('renameStudent')).toHaveLength(0);
  });

  it('requires a first name', async () => {
    const { user, api, first } = await edit();
    await user.clear(first);
    await clickButton(user, 'Save the name');
    expect(screen.getByText('Please enter First Name')).toBeVisible();
    expect(first).toHaveFocus();
    expect(api.calls('renameStudent')).toHaveLength(0);
  });

  // @proves M-STU_006
  it('shows the newer name of another teacher and keeps what was typed', async () => {
    const { user, server, first } = await edit({
      renameStudent: () => {
        const students = server.room().studentData ?? [];
        server.put(students.map((each) => ({ ...each, lastName: 'Whitaker-Cole' })));
        return reject('STU_006');
      },
    });
    await user.type(first, '{End}jamin');
    await clickButton(user, 'Save the name');
    expect(
      await screen.findByText('Another teacher changed this name. Please check it again.'),
    ).toBeVisible();
    expect(first).toHaveValue('Benjamin');
    await screen.findByRole('form', { name: 'Name of Ben Whitaker-Cole' });
  });

  it('cannot edit names of families and of a synced class', async () => {
    const synced = aRosterStudent({ userId: 'student-7', firstName: 'Ada', isSynced: true });
    await open({}, aRoster([synced, aRosterStudent({ schoolAccountReg: '0' })]));
    expect(screen.queryByRole('button', { name: /^Change the name/ })).toBeNull();
  });
});
