/*
 * Folders have one direction, too: what two of them need from each other is a third one's. Tests
 * stand beside what they prove and reach further, so they are left out here.
 */
import boundaries from './.dependency-cruiser.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [
    {
      name: 'no-cycles-among-folders',
      comment: 'Two folders that import each other are one folder in pieces.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: {
      path: '(^|/)(dist|\\.data|\\.cache|testing)/|\\.(test|spec)\\.tsx?$',
    },
  },
};

// biome-ignore lint/style/noDefaultExport: the tool reads this one
export default configuration;
