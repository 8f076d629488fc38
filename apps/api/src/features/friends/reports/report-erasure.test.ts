import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../../testing/call-operators.ts';
import { findInTables } from '../../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { expectError, expectSuccess, successOf } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import {
  makePlayingChild,
  makePlayingSibling,
  type PlayingChild,
} from '../../../../testing/factories/make-playing-child.ts';
import { eraseChild } from '../../../../testing/scenarios/erase-child.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';
import { jobHandlers } from '../../../job-handlers.ts';

const portal = await openFastTestServer();
const DAY_MS = 24 * 3_600_000;

type Side = { userId?: string; avatarName: string; isErased: boolean; adultIds: string[] };
type Report = {
  reportId: string;
  reporter: Side;
  reported: Side;
  decideBy?: string;
  sayings: { text: string; byReported: boolean }[];
};

const erase = ({ session, child }: PlayingChild) =>
  eraseChild(portal, { ...session, requestUserId: child.id });
const finishErasures = () => jobHandlers(portal.deps)['finish-erasures']({});
const operate = async (name: string, fields: object = {}) => {
  const { sessionToken } = await openConsole(portal, await makeOperator(portal));
  return callOperators(portal, name, { sessionToken, ...fields });
};
const listReports = async () =>
  successOf<{ reports: Report[] }>(await operate('listPlayReports')).reports;
const decide = (reportId: string | undefined, outcome = 'nothing') =>
  operate('decidePlayReport', { reportId, outcome, reason: 'Looked into it.' });
const keptReports = () => portal.db.selectFrom('play_reports').selectAll().execute();

/** Creates two children who chatted and a report by the first about the second. */
const makeReported = async () => {
  await portal.db.deleteFrom('play_reports').execute();
  const reporter = await makePlayingChild(portal, 'SunnyHop');
  const reported = await makePlayingChild(portal, 'MossyPaw');
  const { body } = await reported.game.call('visitField', { playerKey: reporter.playerKey });
  const { visitId } = body.visit as { visitId: string };
  await reported.game.call('saySomething', { visitId, phrase: 'goodJob' });
  const about = { playerKey: reported.playerKey, reason: 'unkind' };
  expectSuccess(await reporter.game.call('reportPlayer', about));
  return { reporter, reported };
};

describe('eraseChild', () => {
  // @proves D-9-report-erasure
  it('keeps an undecided report with its messages, reason and the adults’ ids only', async () => {
    const { reporter, reported } = await makeReported();
    const { body } = expectSuccess(await erase(reported));
    expect(body).toMatchObject({ openReports: 1 });
    expect(String(body.openReportsUntil)).toBe(
      new Date(portal.deps.now().getTime() + 90 * DAY_MS).toISOString(),
    );
    expectSuccess(await erase(reporter));
    const [report, ...others] = await listReports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      reason: 'unkind',
      reporter: { isErased: true, avatarName: '', adultIds: [reporter.parent.id] },
      reported: { isErased: true, avatarName: '', adultIds: [reported.parent.id] },
      sayings: [{ byReported: true, text: 'Good job.' }],
    });
    expect(await findInTables(portal.db, reported.child.id)).toEqual(['public.audit_events']);
    expect(await findInTables(portal.db, reporter.child.id)).toEqual(['public.audit_events']);
    await expectInvariants(portal.db);
  });

  it('counts earlier reports about another child of the same adult', async () => {
    const { reporter, reported } = await makeReported();
    const sibling = await makePlayingSibling(portal, reported, 'BriarFox');
    const about = { playerKey: sibling.playerKey, reason: 'unkind' };
    expectSuccess(await reporter.game.call('reportPlayer', about));
    const reports = await listReports();
    const first = reports.find((report) => report.reported.userId === reported.child.id);
    expectSuccess(await decide(first?.reportId, 'pauseWeek'));
    expect(await listReports()).toMatchObject([{ reported: { earlierReports: 1 } }]);
  });

  it('returns zero open reports when no report is undecided', async () => {
    const child = await makePlayingChild(portal, 'Clover');
    expect(expectSuccess(await erase(child)).body).toMatchObject({ openReports: 0 });
  });

  it('deletes the messages of a decided report at once and keeps the reporter’s record', async () => {
    const { reported, reporter } = await makeReported();
    const [report] = await listReports();
    expectSuccess(await decide(report?.reportId, 'pauseWeek'));
    expect(expectSuccess(await erase(reported)).body).toMatchObject({ openReports: 0 });
    expect(await keptReports()).toMatchObject([
      { reporter_id: reporter.child.id, reported_id: null, sayings: [], outcome: 'pauseWeek' },
    ]);
  });
});

describe('finish-erasures', () => {
  // @proves D-9-report-erasure
  it('deletes an undecided report of an erased child after 90 days', async () => {
    const { reported } = await makeReported();
    expectSuccess(await erase(reported));
    portal.clock.advance(89.9 * DAY_MS);
    await finishErasures();
    expect(await listReports()).toHaveLength(1);
    portal.clock.advance(0.2 * DAY_MS);
    await Promise.all([finishErasures(), finishErasures()]);
    expect(await keptReports()).toEqual([]);
    expect(await portal.db.selectFrom('report_adults').selectAll().execute()).toEqual([]);
  });

  // @proves D-9-report-erasure
  it('removes messages and adults’ ids after the decision, also in repeated runs', async () => {
    const { reporter, reported } = await makeReported();
    expectSuccess(await erase(reported));
    const [report] = await listReports();
    expectSuccess(await decide(report?.reportId, 'noVisits'));
    await finishErasures();
    await finishErasures();
    expect(await keptReports()).toMatchObject([
      { reporter_id: reporter.child.id, reported_id: null, sayings: [], outcome: 'noVisits' },
    ]);
    expect(await portal.db.selectFrom('report_adults').selectAll().execute()).toEqual([]);
    expectError(await decide(report?.reportId), 'FRD_005');
  });

  it('deletes the decided report when both children were erased', async () => {
    const { reporter, reported } = await makeReported();
    expectSuccess(await erase(reporter));
    const [report] = await listReports();
    expect(report).toMatchObject({
      reporter: { isErased: true },
      reported: { isErased: false, avatarName: 'MossyPaw', userId: reported.child.id },
    });
    expectSuccess(await decide(report?.reportId, 'pauseWeek'));
    expectSuccess(await erase(reported));
    await finishErasures();
    expect(await keptReports()).toEqual([]);
  });

  it('keeps reports whose children both exist', async () => {
    await makeReported();
    portal.clock.advance(91 * DAY_MS);
    await finishErasures();
    expect(await keptReports()).toMatchObject([{ sayings: [{ byReported: true }] }]);
  });
});
