import { execFile, execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { temporaryFolder } from './temporary-folder.ts';

const run = promisify(execFile);

/** A PostgreSQL server of the tests: whom programs connect as, and who makes databases. */
export interface PostgresServer {
  /** Connects as a plain owner of databases: no superuser, no BYPASSRLS. The database's name is to be put in. */
  url: string;
  /** Connects as a superuser, for tests of other roles; unknown for a server that was given. */
  superuserUrl?: string;
  stop(): Promise<void>;
}

/** The role of the tests; like a role that a hosting company hands out. */
const owner = 'pagewright_test';

/**
 * The server named by `TEST_DATABASE_URL`, else one started from the machine's PostgreSQL in a temporary directory.
 * @param newFolder where the data of a server of our own are to lie.
 * @returns undefined where there is neither.
 */
export async function startPostgres(newFolder = temporaryFolder): Promise<PostgresServer | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const programs = findPrograms();
  if (!programs) return undefined;
  return startCluster(programs, newFolder('pagewright-postgres-'));
}

/** The directory with initdb and postgres: Debian's newest, else the one on the path. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return places.find((place) => ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(place, name))));
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as');
}

async function startCluster(programs: string, home: string): Promise<PostgresServer> {
  const user = unprivilegedUser();
  if (user.uid !== undefined && user.gid !== undefined) fs.chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...user,
      cwd: home,
    },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: home,
    shared_buffers: '64MB',
    max_connections: '200',
    // A worker of autovacuum is a superuser's, so the owner could not drop a database that it works on.
    autovacuum: 'off',
    // What is lost with the machine would be thrown away all the same.
    fsync: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...user, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await untilReady(server);
  await makeRoles(home);
  const url = (user: string) => `postgres://${user}@localhost/postgres?host=${encodeURIComponent(home)}`;
  return {
    url: url(owner),
    superuserUrl: url('postgres'),
    stop: async () => {
      const stopped = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await stopped;
      fs.rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Waits for the line with which PostgreSQL says that it takes connections. */
function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.setEncoding('utf8');
    server.stderr?.on('data', (text: string) => {
      output = (output + text).slice(-10_000);
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });
}

async function makeRoles(home: string): Promise<void> {
  const client = new pg.Client({ host: home, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(`create role ${owner} login createdb nosuperuser nobypassrls`);
    await client.query(`create role pagewright_app nologin; grant pagewright_app to ${owner}`);
  } finally {
    await client.end();
  }
}
