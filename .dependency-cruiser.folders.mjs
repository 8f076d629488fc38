/*
 * Folders import in one direction. Code that two folders need from each other belongs in a third.
 * Tests are excluded, because they import more than the code they test.
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
