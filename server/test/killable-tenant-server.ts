import { eq } from 'drizzle-orm'
import { createServers } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { tenantApiKeys } from '../src/database/tables/tenant-api.ts'
import { seedDemo } from '../src/demo/seed-demo.ts'
import { createLog } from '../src/log.ts'
import { hashSecret } from '../src/sessions/secret-token.ts'

const config = readConfig(process.env)
const log = createLog(config)
const database = await openDatabase(config, log)
await seedDemo(database)
const [tenant] = await database.db.select().from(tenants).where(eq(tenants.subdomain, 'zuider'))
const tenantKeyHash = hashSecret(process.env.TENANT_KEY ?? '')
await database.db
  .insert(tenantApiKeys)
  .values({
    tenantId: tenant?.id ?? 0,
    name: 'test',
    hash: tenantKeyHash,
    scopes: ['read', 'write'],
    createdBy: 'test',
    createdAt: new Date(),
  })
  .onConflictDoNothing()
const { staff } = await createServers({ config, database, log })
process.stdout.write(`${await staff.listen({ port: config.port, host: config.host })}\n`)
