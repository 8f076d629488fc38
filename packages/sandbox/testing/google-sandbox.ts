import { afterAll } from 'vitest';
import { startSandbox } from '../src/start-sandbox.ts';
import { type AnyClass, type AnyPerson, controlsOf } from './controls.ts';
import { classroomOf, googleClientAt } from './google-client.ts';
import { PORTAL } from './open-id.ts';

/** Opens a separate fake Google for a test file, with the real client and the controls. */
export const openGoogleSandbox = async () => {
  const sandbox = await startSandbox({ port: 0, portalUrls: [PORTAL] });
  afterAll(() => sandbox.close());
  const client = googleClientAt(`${sandbox.services.google}`);
  const controls = controlsOf(() => sandbox, 'google');
  return {
    sandbox,
    client,
    controls,
    newTeacher: () => controls.read<AnyPerson>('POST', '/people', { firstName: 'Kim' }),
    newClass: (fields: object) => controls.read<AnyClass>('POST', '/classes', fields),
    /** Returns a Classroom client of a person who allowed these scopes. */
    clientOf: (who: string, scopes?: string[]) => classroomOf(client, who, scopes),
  };
};
