/*
 * Imported before anything that builds a schema. zod would otherwise try `new Function` to compile
 * its checks, which the page's security policy forbids and reports.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
