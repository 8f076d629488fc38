import { VIEWED_PATHS } from '@wonderfield/contract/portal/viewed-paths';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type Fields } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { DEMO_PEOPLE } from '../demo/demo-people.ts';

const portal = await openTestServer();

describe('recordPageView', () => {
  const view = (fields: Fields) => portal.call('recordPageView', fields);
  const counts = (route: string) =>
    portal.db.selectFrom('page_views').selectAll().where('route', '=', route).execute();

  // @proves C-recordPageView
  it('counts page views by route, viewer type and day, and stores nothing else', async () => {
    for (const viewer of ['anonymous', 'parent', 'parent']) {
      expectSuccess(await view({ route: '/sign-in/parent', viewer }));
    }
    const rows = await counts('/sign-in/parent');
    expect(rows.map(({ viewer, views }) => [viewer, views])).toEqual(
      expect.arrayContaining([
        ['anonymous', '1'],
        ['parent', '2'],
      ]),
    );
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['day', 'route', 'viewer', 'views']);
  });

  it('counts 50 parallel page views', async () => {
    const route = '/create-avatar';
    await Promise.all(Array.from({ length: 50 }, () => view({ route, viewer: 'student' })));
    expect(await counts(route)).toMatchObject([{ views: '50' }]);
  });

  it('accepts every route pattern of the portal', async () => {
    for (const route of VIEWED_PATHS) expectSuccess(await view({ route, viewer: 'anonymous' }));
  });

  // @proves S-page-view
  it('does not link a page view to the signed-in user', async () => {
    const student = await makeStudent(portal.db);
    const session = await signIn(portal, student);
    await view({ route: '/classrooms', viewer: 'student', ...session });
    expect(JSON.stringify(await counts('/classrooms'))).not.toContain(student.id);
  });

  it.each<readonly [Fields, Record<string, string>]>([
    ...[
      undefined,
      '',
      'sign-in',
      '/SIGN-IN',
      '/sign-in/',
      '*',
      '/a?token=1',
      '/resetpassword/a@b.test/x',
      '/linked-child/maya-okafor/privacy',
      '/made-up',
      `/${'a'.repeat(80)}`,
    ].map(
      (route) =>
        [{ route, viewer: 'parent' }, { route: 'Please choose one of the options' }] as const,
    ),
    [{ route: '/', viewer: 'operator' }, { viewer: 'Please choose one of the options' }],
  ])('rejects the page view %j', async (fields, errors) => {
    expectError(await view(fields), 'VAL_001', errors);
  });
});

describe('/portal.json', () => {
  // @proves S-header-logo, S-footer-links, K-publishable-key
  it('returns the external links and no demo users outside demo mode', async () => {
    const response = await portal.app.inject('/portal.json');
    expect(response.json()).toEqual({
      links: {
        marketing: 'https://www.wonderfield.example/',
        privacy: 'https://www.wonderfield.example/privacy',
        terms: 'https://www.wonderfield.example/terms',
        ambassadors: 'https://www.wonderfield.example/ambassadors',
        support: 'https://www.wonderfield.example/support',
        faq: 'https://www.wonderfield.example/faq',
      },
      cards: {
        publishableKey: 'pk_test_calls',
        scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      },
      signIn: { google: false, clever: false },
      demoPeople: [],
    });
    // Neither of the two secrets.
    expect(response.body).not.toMatch(/sk_test|whsec/);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('returns the configured sign-in methods without secrets', async () => {
    const others = await buildTestApp({
      config: {
        GOOGLE_CLIENT_ID: 'google-id',
        GOOGLE_CLIENT_SECRET: 'google-secret',
        SCHOOL_SSO_ISSUER: 'https://id.school.test',
        SCHOOL_SSO_NAME: 'Hazel Grove',
        SCHOOL_SSO_CLIENT_ID: 'school-id',
        SCHOOL_SSO_CLIENT_SECRET: 'school-secret',
      },
    });
    try {
      const response = await others.app.inject('/portal.json');
      const { signIn: ways } = response.json();
      expect(ways).toEqual({ google: true, clever: false, school: 'Hazel Grove' });
      expect(response.body).not.toMatch(/google-|school-/);
    } finally {
      await others.close();
    }
  });

  it('returns the demo users without operators in demo mode', async () => {
    const demo = await buildTestApp({ config: { WONDERFIELD_DEMO: true } });
    try {
      const { demoPeople } = (await demo.app.inject('/portal.json')).json();
      expect(demoPeople).toHaveLength(DEMO_PEOPLE.length);
      expect(Object.keys(demoPeople[0]).sort()).toEqual(['email', 'password', 'userType', 'who']);
      expect(JSON.stringify(demoPeople)).not.toContain('operator@');
    } finally {
      await demo.close();
    }
  });
});
