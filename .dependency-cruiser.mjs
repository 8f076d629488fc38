/*
 * Import directions of docs/architecture.md. Type-only imports count. `npm run check` runs this
 * over apps, packages, tools, e2e and bench.
 */

const TESTS = '(\\.(test|spec)\\.tsx?$|/testing/)';
const API = '^apps/api/src/';
const API_FEATURES = `${API}features/`;
const WEB = '^apps/(?:web|console)/src/';
const CONTRACT = '^packages/contract/src/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** 1. The contract depends only on zod. Apps depend on the contract and never on each other. */
const contractAndApps = [
  rule(
    'contract-stands-on-zod-alone',
    'The contract is what both sides share: it knows neither.',
    { path: CONTRACT, pathNot: TESTS },
    { pathNot: [CONTRACT, '^node_modules/zod/'] },
  ),
  rule(
    'apps-never-see-each-other',
    'What two apps need sinks into a package.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule(
    'packages-never-see-apps',
    'Packages are below the apps.',
    { path: '^packages/' },
    { path: '^(apps|tools|e2e|bench)/' },
  ),
  rule(
    'apps-never-see-tools',
    'Tools build and start the apps, not the other way round; a build names its tools.',
    { path: '^apps/', pathNot: '^apps/[^/]+/vite\\.config\\.ts$' },
    { path: '^(tools|e2e|bench)/' },
  ),
];

/** 2. Web and console: ui, shared ← features ← app. */
const web = [
  rule(
    'ui-knows-no-product',
    'The design system knows neither calls nor screens.',
    { path: '^packages/ui/src/', pathNot: TESTS },
    { path: '^(apps|packages)/', pathNot: '^packages/ui/' },
  ),
  rule(
    'shared-knows-no-feature',
    'What features share is below them.',
    { path: `${WEB}shared/` },
    { path: `${WEB}(features|app)/` },
  ),
  rule(
    'features-know-not-the-app',
    'The app composes features; they do not reach back.',
    { path: `${WEB}features/` },
    { path: `${WEB}app/` },
  ),
  rule(
    'no-web-feature-imports-another',
    'A feature shows only the parts of another one. What else two need is in shared or ui.',
    { path: `${WEB}features/([^/]+)/`, pathNot: TESTS },
    { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`, `${WEB}features/[^/]+/parts/`] },
  ),
];

/** 3. API, inside a feature: routes → use cases → rules, queries, gateways. */
const apiLayers = [
  rule(
    'rules-are-pure',
    'A rule decides from what it is given: the contract, other rules, a pure calculation, and the "no" it throws.',
    { path: `${API}.*\\.rules\\.ts$` },
    {
      pathNot: [
        CONTRACT,
        '\\.rules\\.ts$',
        `${API}domain-error\\.ts$`,
        `${API}context/actor\\.ts$`,
        '^packages/(?:mastery|questions)/src/',
        '^node_modules/(fastest-levenshtein|temporal-polyfill|@photostructure/tz-lookup|unhomoglyph)/',
        '/known-words\\.generated\\.ts$',
      ],
    },
  ),
  rule(
    'queries-know-the-database-only',
    'Queries take their types from the contract and their figures from rules of their own feature.',
    { path: `${API_FEATURES}([^/]+)/.*\\.queries\\.ts$` },
    {
      pathNot: [
        `${API}db/`,
        CONTRACT,
        '^node_modules/kysely/',
        `${API_FEATURES}$1/.*\\.rules\\.ts$`,
      ],
    },
  ),
  rule(
    'routes-go-through-use-cases',
    'Routes are a table of contents.',
    { path: `${API}.*\\.routes\\.ts$` },
    { path: '\\.queries\\.ts$|^node_modules/kysely/' },
  ),
  rule(
    'only-the-app-knows-routes',
    'Nothing but the list of routes in app.ts imports a route file.',
    { path: API, pathNot: [`${API}app\\.ts$`, TESTS] },
    { path: '\\.routes\\.ts$' },
  ),
  rule(
    'gateways-and-database-know-no-feature',
    'They are below the features.',
    { path: `${API}(gateways|db|security)/`, pathNot: TESTS },
    { path: `${API}(features|calls|plugins|jobs|context)/` },
  ),
  rule(
    'the-pipeline-knows-no-feature',
    'A call goes through the pipeline into a feature; who asks is found by a function handed in.',
    { path: `${API}(calls|context|plugins|jobs)/`, pathNot: TESTS },
    { path: `${API}(features|user-calls)/` },
  ),
  rule(
    'features-are-below-the-dispatch',
    'Calls that serve several features are dispatched above them.',
    { path: API_FEATURES },
    { path: `${API}user-calls/` },
  ),
  rule(
    'only-queries-talk-to-the-database',
    'SQL is where one looks for it: in queries, beside the connection, and in what guards doors.',
    { path: API, pathNot: [TESTS, '\\.queries\\.ts$', `${API}(db|security)/`] },
    { path: '^node_modules/(kysely|pg)/' },
  ),
  rule(
    'the-server-takes-drawings-alone',
    'Letters show the art of the pages; components and styles are for browsers.',
    { path: API },
    { path: '^packages/ui/', pathNot: '^packages/ui/src/field-art/' },
  ),
  rule(
    'product-never-imports-its-tests',
    'Factories and fakes are for tests.',
    { path: '^(apps/[^/]+|packages/[^/]+)/src/', pathNot: TESTS },
    { path: TESTS },
  ),
];

/** 4. API, across features: use cases only, and no cycles anywhere. */
const acrossFeatures = [
  rule(
    'no-foreign-queries-or-routes',
    'A use case may call another feature’s use case, never its queries or routes.',
    { path: `${API_FEATURES}([^/]+)/`, pathNot: TESTS },
    { path: `${API_FEATURES}.*\\.(queries|routes)\\.ts$`, pathNot: `${API_FEATURES}$1/` },
  ),
  rule('no-cycles', 'A cycle is one module in pieces.', {}, { circular: true }),
];

/** 5. Product code uses a sandbox only through a base URL. */
const sandboxes = [
  rule(
    'product-never-imports-a-sandbox',
    'No stand-in and no local database in product code.',
    { path: '^(apps|packages/(contract|ui))/', pathNot: TESTS },
    { path: '^packages/(sandbox|local-database)/' },
  ),
];

/** 6. No barrels, no re-exports, and every import resolves. */
const hygiene = [
  rule(
    'no-barrels',
    'Packages expose subpaths; import a thing from where it is made.',
    { path: '^(apps|packages|tools|e2e|bench)/' },
    { path: '^(apps|packages|tools|e2e|bench)/.*/index\\.tsx?$' },
  ),
  rule(
    'no-re-exports',
    'Import a thing from where it is made.',
    { path: '^(apps|packages|tools|e2e|bench)/' },
    { dependencyTypes: ['export'] },
  ),
  rule(
    'every-import-leads-somewhere',
    'An import that does not resolve would hide from every rule above.',
    {},
    { couldNotResolve: true },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    ...contractAndApps,
    ...web,
    ...apiLayers,
    ...acrossFeatures,
    ...sandboxes,
    ...hygiene,
  ],
  options: {
    // TypeScript 7 has no JavaScript API for the default parser.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|\\.cache)/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};

// biome-ignore lint/style/noDefaultExport: the tool reads this one
export default configuration;
