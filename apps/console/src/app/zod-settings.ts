/*
 * Import this before any schema. Otherwise zod tries `new Function`, which the page's security
 * policy forbids and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
