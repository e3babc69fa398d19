// @module-tag full
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { restartUnderLoad } from '../drill/rolling-restart.ts'
import { findPostgresProgram } from '../src/backup/postgres-programs.ts'

const hasPostgres = spawnSync(findPostgresProgram('initdb'), ['--version']).status === 0

test.skipIf(!hasPostgres)(
  'while two processes restart one after the other behind a load balancer, every request is answered and every message stored once',
  { timeout: 300_000 },
  async () => {
    const { reads, messages, storedMessageCount } = await restartUnderLoad([0, 1])
    expect([reads.failed, messages]).toEqual([{}, { 200: storedMessageCount }])
    expect(reads.requests).toBeGreaterThan(100)
    expect(storedMessageCount).toBeGreaterThan(20)
  },
)
