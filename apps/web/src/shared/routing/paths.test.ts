import { VIEWED_PATHS } from '@wonderfield/contract/portal/viewed-paths';
import { expect, it } from 'vitest';
import {
  addStudentsPath,
  childPrivacyPath,
  classroomSyncsPath,
  editClassroomPath,
  externalStudentsPath,
  listStudentsPath,
  PATHS,
} from './paths.ts';

it('counts page views for exactly the portal paths', () => {
  const paths = Object.values(PATHS).filter((path) => path !== PATHS.anythingElse);
  expect(paths.sort()).toEqual([...VIEWED_PATHS].sort());
});

// @proves D-5-sync-provider
it.each([
  ['/linked-child/child-1/privacy', childPrivacyPath('child-1')],
  ['/edit-classroom/room-12', editClassroomPath('room-12')],
  ['/add-students/room-12', addStudentsPath('room-12')],
  ['/list-students/room-12', listStudentsPath('room-12')],
  ['/list-students/room-12?view=cards', listStudentsPath('room-12', 'cards')],
  ['/google-students/g-1', externalStudentsPath('google', 'g-1')],
  ['/google-students/c-1?provider=clever', externalStudentsPath('clever', 'c-1')],
  ['/classroom-syncs/room-12', classroomSyncsPath('room-12')],
  ['/classroom-syncs/room-12?sync=sync-2', classroomSyncsPath('room-12', 'sync-2')],
])('builds the path %s', (address, path) => {
  expect(path).toBe(address);
});
