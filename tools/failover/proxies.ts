import { APP_ROLE } from '@wonderfield/local-database/databases';
import { findFreePort } from '@wonderfield/local-database/free-port';
import { type Environment, until } from './environment.ts';
import type { PatroniNode } from './patroni.ts';
import type { Programs } from './programs.ts';

const isOpen = async (url: string) => (await fetch(url)).status < 500;

const door = (path: string, port: number, nodes: PatroniNode[]) => `
listen ${path}
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /${path}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port: to, healthPort }) => `  server ${name} 127.0.0.1:${to} check port ${healthPort}`).join('\n')}
`;

/**
 * Starts HAProxy with a port for the primary and a port for the replica. Patroni reports the roles.
 */
export const startHaproxy = async (
  environment: Environment,
  { haproxy }: Programs,
  nodes: PatroniNode[],
) => {
  const primaryPort = await findFreePort();
  const replicaPort = await findFreePort();
  const file = environment.writeFile(
    'haproxy.cfg',
    `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
${door('primary', primaryPort, nodes)}${door('replica', replicaPort, nodes)}`,
  );
  environment.run('haproxy', [haproxy, '-db', '-f', file]);
  return { primaryPort, replicaPort };
};

export type Bouncer = { toPort: number; database: string; password: string };

/**
 * Starts PgBouncer in session mode, because the portal uses LISTEN, and Debian's version supports
 * no prepared statements in other modes.
 */
export const startPgbouncer = async (
  environment: Environment,
  { pgbouncer }: Programs,
  { toPort, database, password }: Bouncer,
): Promise<number> => {
  const port = await findFreePort();
  const people = environment.writeFile('pgbouncer-users.txt', `"${APP_ROLE}" "${password}"\n`);
  const file = environment.writeFile(
    'pgbouncer.ini',
    `[databases]
${database} = host=127.0.0.1 port=${toPort} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${people}
pool_mode = session
default_pool_size = 80
max_client_conn = 400
; What the portal says of these at the start of a connection is said of its role instead.
ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout
; A primary that went is asked for again at once, and nobody waits long for the next.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 3
`,
  );
  environment.run('pgbouncer', [pgbouncer, file]);
  return port;
};

/** Starts nginx with both processes behind one address. */
export const startNginx = async (
  environment: Environment,
  { nginx }: Programs,
  { port, apiPorts }: { port: number; apiPorts: number[] },
): Promise<void> => {
  const folder = environment.makeFolder('nginx');
  const file = environment.writeFile(
    'nginx.conf',
    `daemon off;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream portal {
${apiPorts.map((to) => `    server 127.0.0.1:${to} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
    }
  }
}
`,
  );
  environment.run('nginx', [nginx, '-e', 'stderr', '-p', folder, '-c', file]);
  await until('nginx answers', () => isOpen(`http://127.0.0.1:${port}/healthz`));
};
