import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  aClassroom,
  cachedNames,
  openEducatorsList,
  storytellers,
  students,
} from '../../../testing/classrooms.ts';
import { clickButton, toast } from '../../../testing/forms.ts';

const SESSION = { sessionToken: 'session-of-educator-1', userId: 'educator-1' };
const rooms = [aClassroom(), storytellers()];
const inRoom = async (name: string) => within(await screen.findByRole('article', { name }));
const chooseFromMenu = async (user: UserEvent, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

beforeAll(async () => void (await import('./screens/classrooms-screen.tsx')), 60_000);

describe('Deleting a classroom', () => {
  const ask = async (name: string, handlers: Parameters<typeof openEducatorsList>[1] = {}) => {
    const page = await openEducatorsList(rooms, handlers);
    const room = await inRoom(name);
    await page.user.click(room.getByRole('button', { name: 'Delete Classroom' }));
    const dialog = await screen.findByRole('alertdialog', { name: `Delete ${name}?` });
    return { ...page, dialog };
  };

  // @proves S-classroom-deleted
  it('asks for confirmation and explains what happens to the students', async () => {
    const { api, dialog, user } = await ask('Room 12 Explorers');
    expect(dialog).toHaveAccessibleDescription(
      /18 students leave this classroom\. This cannot be undone\. Students with a parent account, another classroom or a school keep their accounts\. All others can no longer sign in, and their accounts are erased after 30 days\./,
    );
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await clickButton(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls('deleteClassroom')).toHaveLength(0);
  });

  it('mentions no students when the classroom has none', async () => {
    const { dialog } = await ask('Storytellers');
    expect(dialog).toHaveAccessibleDescription(/The classroom has no students\./);
    expect(dialog).not.toHaveTextContent('30 days');
  });

  // @proves S-classroom-deleted
  it('shows Deleting..., then removes the classroom from the list, the cache and the draft', async () => {
    const response = held<Record<string, never>>();
    localStorage.setItem('classroomDetails', '{"classRoomId":"room-12"}');
    let isDeleted = false;
    const { api, user } = await ask('Room 12 Explorers', {
      deleteClassroom: async () => {
        const done = await response.promise;
        isDeleted = true;
        return done;
      },
      getClassroomsByEducator: () => ({
        allClassroomsDocs: isDeleted ? rooms.slice(1) : rooms,
      }),
    });
    await clickButton(user, 'Delete');
    expect(await screen.findByRole('button', { name: 'Deleting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    expect(await toast('Room 12 Explorers is deleted.')).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: 'Classrooms (1)' });
    expect(screen.queryByRole('article', { name: 'Room 12 Explorers' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(heading).toHaveFocus());
    expect(cachedNames()).toEqual(['Storytellers']);
    expect(localStorage.getItem('classroomDetails')).toBeNull();
    expect(api.calls('deleteClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', ...SESSION },
    ]);
  });

  // @proves M-delete-classroom-failed
  it('shows an error and keeps the classroom and the draft when deleting fails', async () => {
    localStorage.setItem('classroomDetails', '{"classRoomId":"room-12"}');
    const { user, dialog } = await ask('Room 12 Explorers', { deleteClassroom: () => fail() });
    await clickButton(user, 'Delete');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled(),
    );
    expect(await toast('Something went wrong, Please try again')).toBeVisible();
    await clickButton(user, 'Cancel');
    expect(await inRoom('Room 12 Explorers')).toBeDefined();
    expect(localStorage.getItem('classroomDetails')).not.toBeNull();
  });

  // @proves M-delete-classroom-failed
  it('refreshes the list without an error when the classroom was already deleted', async () => {
    let isGone = false;
    const { user } = await ask('Room 12 Explorers', {
      deleteClassroom: () => {
        isGone = true;
        return reject('CLS_001');
      },
      getClassroomsByEducator: () => ({ allClassroomsDocs: isGone ? rooms.slice(1) : rooms }),
    });
    await clickButton(user, 'Delete');
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (1)' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('Archiving a classroom', () => {
  // @proves S-classroom-archived
  it('moves an archived classroom to a collapsed section below the others', async () => {
    const { api, user } = await openEducatorsList(rooms);
    await chooseFromMenu(user, 'Room 12 Explorers', 'Archive');
    expect(
      await toast('Room 12 Explorers is archived. Its students keep their accounts.'),
    ).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: 'Classrooms (1)' });
    await waitFor(() => expect(heading).toHaveFocus());
    const fold = await screen.findByRole('button', { name: 'Archived (1)', expanded: false });
    expect(screen.queryByRole('article', { name: 'Room 12 Explorers' })).not.toBeInTheDocument();
    await user.click(fold);
    expect(fold).toHaveAttribute('aria-expanded', 'true');
    const room = await inRoom('Room 12 Explorers');
    const words = room.getAllByRole('button').map((button) => button.textContent);
    expect(words).toEqual(['Restore', 'Delete Classroom']);
    const links = room.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['Next school year']);
    expect(api.calls('archiveClassroom').map(({ fields }) => fields)).toEqual([
      { classRoomId: 'room-12', archived: '1', ...SESSION },
    ]);
  });

  // @proves S-classroom-archived
  it('restores an archived classroom', async () => {
    const { api, user } = await openEducatorsList([
      aClassroom({ isArchived: true }),
      storytellers(),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Archived (1)' }));
    await user.click((await inRoom('Room 12 Explorers')).getByRole('button', { name: 'Restore' }));
    expect(await toast('Room 12 Explorers is restored.')).toBeVisible();
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (2)' });
    expect(screen.queryByRole('button', { name: /Archived/ })).not.toBeInTheDocument();
    expect(api.calls('archiveClassroom')[0]?.fields).toMatchObject({ archived: '0' });
  });

  // @proves S-classroom-archived
  it('shows SCH_002 when the school has no free seat to restore the classroom', async () => {
    const { user } = await openEducatorsList([aClassroom({ isArchived: true })], {
      archiveClassroom: () => reject('SCH_002'),
    });
    await user.click(await screen.findByRole('button', { name: 'Archived (1)' }));
    await user.click((await inRoom('Room 12 Explorers')).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your school’s license has no free seats. The administrator can request more.',
    );
    expect(screen.getByText('All your classrooms are archived.')).toBeVisible();
  });

  it('reports both results of two parallel archive requests', async () => {
    const first = held<ReturnType<typeof reject<'CLS_001'>>>();
    const { user } = await openEducatorsList(rooms, {
      archiveClassroom: ({ classRoomId }) =>
        classRoomId === 'room-12'
          ? first.promise
          : { classRoomJson: storytellers({ isArchived: true }) },
    });
    await chooseFromMenu(user, 'Room 12 Explorers', 'Archive');
    await chooseFromMenu(user, 'Storytellers', 'Archive');
    expect(
      await toast('Storytellers is archived. Its students keep their accounts.'),
    ).toBeVisible();
    first.give(reject('CLS_001'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Requested classroom does not exist.',
    );
  });

  it('offers no restore to a co-teacher of a shared classroom', async () => {
    const { user } = await openEducatorsList([aClassroom({ isArchived: true, isShared: true })]);
    await user.click(await screen.findByRole('button', { name: 'Archived (1)' }));
    expect((await inRoom('Room 12 Explorers')).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('List of 200 classrooms', () => {
  it('stops observing the classrooms when the list unmounts', async () => {
    const observe = vi.fn();
    const disconnect = vi.fn();
    class Observer {
      observe = observe;
      unobserve = () => undefined;
      disconnect = disconnect;
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    await openEducatorsList(rooms);
    await waitFor(() => expect(observe).toHaveBeenCalledTimes(rooms.length));
    expect(disconnect).not.toHaveBeenCalled();
    cleanup();
    expect(disconnect).toHaveBeenCalledOnce();
  });

  it('renders classrooms near the viewport and only the names of the others', async () => {
    const watched: Element[] = [];
    let tell: (near: Element[]) => void = () => undefined;
    class Observer {
      constructor(listener: (entries: object[]) => void) {
        tell = (near) =>
          listener(
            near.map((target) => ({
              target,
              isIntersecting: true,
              boundingClientRect: { height: 498 },
            })),
          );
      }
      observe = (element: Element) => watched.push(element);
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const list = Array.from({ length: 200 }, (_, index) =>
      aClassroom({
        classRoomId: `room-${index}`,
        classRoomName: `Room ${index}`,
        studentIds: students(5),
      }),
    );
    await openEducatorsList(list);
    await screen.findByRole('heading', { level: 2, name: 'Classrooms (200)' });
    expect(screen.getAllByRole('article')).toHaveLength(200);
    expect(screen.getAllByText('Edit Classroom')).toHaveLength(12);
    await waitFor(() => expect(watched).toHaveLength(200));
    const [thirteenth, fourteenth] = watched.slice(12);
    expect(thirteenth).toHaveTextContent(/^Room 12$/);
    tell([thirteenth as Element]);
    await waitFor(() => expect(thirteenth).toHaveTextContent('Edit Classroom'));
    expect(fourteenth).toHaveTextContent(/^Room 13$/);
  });
});
