import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbedded } from '../src/database/embedded.ts'
import { tenants } from '../src/database/tables/tenant.ts'
import { seedDemo } from '../src/demo/seed.ts'
import { createLog } from '../src/log.ts'
import { StartError } from '../src/start-error.ts'

const log = createLog({ logLevel: 'silent' })
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('data is still there after a second start', async () => {
  const first = await openEmbedded(folder, log)
  await seedDemo(first)
  await first.close()
  const second = await openEmbedded(folder, log)
  await seedDemo(second)
  expect(await second.db.select().from(tenants)).toHaveLength(7)
  await second.close()
})

test('a folder in use by a living process is refused, that of an ended one is taken over', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8')
  await writeFile(join(folder, 'server.lock'), `${other.pid} ${stat.split(' ')[21]}`)
  await expect(openEmbedded(folder, log)).rejects.toThrow(/is in use by process \d+: stop that server/)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await (await openEmbedded(folder, log)).close()
})

test('a folder with something else in it is refused and left as it is', async () => {
  await mkdir(join(folder, 'db'))
  await writeFile(join(folder, 'db', 'PG_VERSION'), 'garbage')
  await expect(openEmbedded(folder, log)).rejects.toBeInstanceOf(StartError)
  expect(await readFile(join(folder, 'db', 'PG_VERSION'), 'utf8')).toBe('garbage')
})

test('a broken database is refused in one sentence', async () => {
  await (await openEmbedded(folder, log)).close()
  await writeFile(join(folder, 'db', 'global', 'pg_control'), Buffer.alloc(8192))
  await expect(openEmbedded(folder, log)).rejects.toThrow(/cannot be opened and was left as it is/)
})
