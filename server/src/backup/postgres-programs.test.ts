import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runPostgresClient } from './postgres-programs.ts'

test('a Postgres program gets the password of the URL in a separate file, not among its arguments, also if PGPASSWORD is set', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-programs-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const recordPath = path.join(folder, 'told')
  const program = path.join(folder, 'pg_dump')
  await writeFile(
    program,
    `#!/bin/sh\necho "$@" > ${recordPath}\nstat -c %a "$PGPASSFILE" >> ${recordPath}\ncat "$PGPASSFILE" >> ${recordPath}\necho "$PGPASSFILE" >> ${recordPath}\necho "\${PGPASSWORD-unset}" >> ${recordPath}\n`,
  )
  await chmod(program, 0o755)
  vi.stubEnv('POSTGRES_BIN', folder)
  vi.stubEnv('PGPASSWORD', 'of another database')
  onTestFinished(() => void vi.unstubAllEnvs())
  await runPostgresClient('pg_dump', 'postgres://portal:se%3Acret@db.internal:5433/portal?sslmode=require', [
    '--file=x',
  ])
  const [args, fileMode, line, file = '', passwordVariable] = (await readFile(recordPath, 'utf8')).split('\n')
  expect(args).toBe('--dbname=postgres://portal@db.internal:5433/portal?sslmode=require --file=x')
  expect([fileMode, line, passwordVariable]).toEqual(['600', '*:*:*:*:se\\:cret', 'unset'])
  await expect(readFile(file)).rejects.toThrow()
})
