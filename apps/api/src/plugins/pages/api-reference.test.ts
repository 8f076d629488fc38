import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { expect, it } from 'vitest';
import { openTestServer } from '../../../testing/test-server.ts';
import { registeredCalls } from '../../calls/registered-calls.ts';

const portal = await openTestServer();

const describeCalls = async () => (await portal.app.inject('/openapi.json')).json();

// @proves D-2-openapi
it('serves OpenAPI 3.1 with the address of the portal', async () => {
  expect(await describeCalls()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Wonderfield' },
    servers: [{ url: 'https://portal.wonderfield.test' }],
  });
});

it('lists every registered call as one POST and no other path', async () => {
  const { paths } = await describeCalls();
  const names = registeredCalls(portal.app).map((call) => `/users/${call.name}`);
  expect(Object.keys(paths).sort()).toEqual(names.sort());
  for (const path of Object.values<object>(paths)) expect(Object.keys(path)).toEqual(['post']);
});

// @proves C-envelope
it('documents input, output, error codes and HTTP statuses of each call', async () => {
  const { paths, components } = await describeCalls();
  for (const { name, summary, refusals: errorCodes } of registeredCalls(portal.app)) {
    const { post } = paths[`/users/${name}`];
    expect(post.operationId).toBe(name);
    expect(post.summary).toBe(summary);
    for (const code of errorCodes) expect(post.description).toContain(`\`${code}\``);
    expect(Object.keys(post.requestBody.content)).toEqual([
      'application/x-www-form-urlencoded',
      'application/json',
    ]);
    expect(Object.keys(post.responses)).toEqual(
      expect.arrayContaining(['200', '400', '413', '415', '429', '500', '503']),
    );
  }
  expect(components.schemas.Envelope.properties.msgCode.enum).toEqual(Object.keys(MESSAGE_CODES));
});

it('requires a session for calls that need one', async () => {
  const { paths } = await describeCalls();
  const required = (name: string) =>
    paths[`/users/${name}`].post.requestBody.content['application/json'].schema.allOf[1].required;
  expect(required('getUser')).toEqual(['sessionToken', 'userId']);
  expect(required('login')).toBeUndefined();
});

// @proves D-2-openapi
it('serves the API reference for people at /docs', async () => {
  const response = await portal.app.inject('/docs/');
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('/openapi.json');
  expect(response.body).not.toMatch(/src="https?:/);
});
