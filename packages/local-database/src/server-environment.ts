/**
 * Environment of the server's processes. Contains none of our variables, especially no PG… ones.
 */
export const serverEnvironment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
});
