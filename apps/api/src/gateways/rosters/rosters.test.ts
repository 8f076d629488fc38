import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { afterAll, describe, expect, it } from 'vitest';
import { openCleverRosters } from './clever-rosters.ts';
import { openGoogleRosters } from './google-rosters.ts';
import { createRetryPolicy } from './retry-policy.ts';
import { RosterError } from './rosters.ts';

const sandbox = await startSandbox({ port: 0, portalUrls: ['https://portal.wonderfield.test'] });
afterAll(() => sandbox.close());
const openReaders = (timeoutMs?: number) => ({
  google: openGoogleRosters(String(sandbox.services.google), timeoutMs),
  clever: openCleverRosters(String(sandbox.services.clever), timeoutMs),
});
const READERS = openReaders();
const IMPATIENT = openReaders(50);
const error = (service: string, fault: object) =>
  fetch(`${sandbox.homeUrl}/${service}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const access = { accessToken: 'made up', subject: '5f0000000000000000000001' };

describe.each(['google', 'clever'] as const)('rosters of %s', (service) => {
  it('reports the roster service as unavailable after a timeout', async () => {
    await error(service, { kind: 'hang', times: 2 });
    await expect(IMPATIENT[service](access).classes()).rejects.toMatchObject({ kind: 'away' });
  });

  it('rejects an unknown access token as expired', async () => {
    await expect(READERS[service](access).classes()).rejects.toMatchObject({ kind: 'expired' });
    await expect(READERS[service](access).students('1')).rejects.toMatchObject({ kind: 'expired' });
  });
});

describe('retry policy', () => {
  const failing = (kind: RosterError['kind']) => {
    const retryWhenBusy = createRetryPolicy();
    let requestCount = 0;
    const ask = () =>
      retryWhenBusy(async () => {
        requestCount += 1;
        throw new RosterError(kind);
      }).catch((problem: RosterError) => problem.kind);
    return { ask, countRequests: () => requestCount };
  };

  it('retries once and stops calling a service that stays unavailable [T59]', async () => {
    const { ask, countRequests } = failing('away');
    for (let call = 1; call <= 5; call += 1) {
      expect(await ask()).toBe('away');
      expect(countRequests()).toBe(2 * call);
    }
    expect(await ask()).toBe('away');
    expect(countRequests()).toBe(10);
  });

  it('does not retry or open the circuit breaker when access is denied', async () => {
    const { ask, countRequests } = failing('denied');
    for (let call = 1; call <= 12; call += 1) expect(await ask()).toBe('denied');
    expect(countRequests()).toBe(12);
  });
});
