import pg from 'pg'
import { createFindings, type DoctorFinding, getErrorReason } from './doctor-finding.ts'

const connectTimeoutMs = 5000
const minPostgresVersion = 15
const maxClockDifferenceSeconds = 5

interface PostgresServer {
  user: string
  database: string
  version: number
  is_superuser: boolean
  creates_roles: boolean
  has_tenant_role: boolean
  is_tenant_member: boolean
  may_create: boolean
  at: Date
}

const serverQuery = `select current_user as user, current_database() as database,
  current_setting('server_version_num')::integer / 10000 as version,
  me.rolsuper as is_superuser, me.rolcreaterole as creates_roles,
  exists (select from pg_roles where rolname = 'portal_tenant') as has_tenant_role,
  exists (select from pg_auth_members m join pg_roles r on r.oid = m.roleid
    where r.rolname = 'portal_tenant' and m.member = me.oid) as is_tenant_member,
  has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create,
  clock_timestamp() as at
  from pg_roles me where me.rolname = current_user`

async function readPostgresServer(url: string): Promise<PostgresServer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs })
  await client.connect()
  try {
    const { rows } = await client.query<PostgresServer>(serverQuery)
    if (!rows[0]) throw new Error('it does not know its own user')
    return rows[0]
  } finally {
    await client.end()
  }
}

/** Returns SQL that grants the missing rights. */
function findMissingRights({ user, database, ...server }: PostgresServer): string[] {
  const mayMakeRole = server.is_superuser || (server.creates_roles && !server.has_tenant_role)
  const needsMembership = !server.is_superuser && !server.is_tenant_member && !mayMakeRole
  return [
    ...(server.has_tenant_role || mayMakeRole ? [] : ['create role portal_tenant nologin;']),
    ...(needsMembership ? [`grant portal_tenant to "${user}";`] : []),
    ...(server.may_create ? [] : [`alter database "${database}" owner to "${user}";`]),
  ]
}

export async function checkDatabase(url: string, now: () => Date): Promise<DoctorFinding[]> {
  const database = createFindings('database')
  const rights = createFindings('database rights')
  const clock = createFindings('clock')
  const startedAt = now()
  let server: PostgresServer
  try {
    server = await readPostgresServer(url)
  } catch (error) {
    return [
      database.failed(
        `Postgres cannot be used: ${getErrorReason(error)}.`,
        'See that it runs, and that address, user, password and database in DATABASE_URL are right.',
      ),
    ]
  }
  const { version, user } = server
  const sql = findMissingRights(server)
  const difference = Math.abs((server.at.getTime() - (startedAt.getTime() + now().getTime()) / 2) / 1000)
  return [
    version < minPostgresVersion
      ? database.failed(
          `Postgres ${version} is too old.`,
          `Use Postgres ${minPostgresVersion} or newer for DATABASE_URL.`,
        )
      : database.ok(`Postgres ${version} answers.`),
    sql.length > 0
      ? rights.failed(
          `The user ${user} may not make what the portal needs.`,
          `Run this as an administrator of the database: ${sql.join(' ')}`,
        )
      : rights.ok(`The user ${user} has the rights that the portal needs.`),
    difference > maxClockDifferenceSeconds
      ? clock.warning(
          `The clock of this machine is ${Math.round(difference)} seconds away from the database's.`,
          'Let both machines synchronise their clocks (NTP): sessions and one-time codes go by them.',
        )
      : clock.ok('The clock agrees with the database’s.'),
  ]
}
