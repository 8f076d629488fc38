import { expect, it } from 'vitest';
import { addStudentsPath, childPrivacyPath, editClassroomPath, listStudentsPath } from './paths.ts';

it.each([
  ['/linked-child/child-1/privacy', childPrivacyPath('child-1')],
  ['/edit-classroom/room-12', editClassroomPath('room-12')],
  ['/add-students/room-12', addStudentsPath('room-12')],
  ['/list-students/room-12', listStudentsPath('room-12')],
  ['/list-students/room-12?view=cards', listStudentsPath('room-12', 'cards')],
])('leads to %s', (address, path) => {
  expect(path).toBe(address);
});
