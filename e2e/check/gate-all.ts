import { liveBefore } from '../gate/live-before.ts'
import { keptOf } from '../gate/released.ts'
import { startPortal } from '../own-portal.ts'
import type { Count } from './count.ts'
import { writeCount } from './write-count.ts'

/**
 * Tries every version that is kept, and this checkout's, of the shell and of each remote, as the gate tries one that
 * waits: in a portal of its own with all of them in its registry.
 */
const count: Count = { passed: 0, failed: [] }
const portal = await startPortal(4490)
try {
  await liveBefore(portal)
  const rows = await portal.release<{ remote: string; tenant: string; hash: string }[]>('status', {})
  for (const { remote, hash } of rows.filter(({ tenant }) => tenant === '*'))
    for (const version of [hash, ...keptOf(remote)]) {
      try {
        console.log((await portal.run('e2e/gate/run.ts', remote, version, portal.of('zuider'))).trim())
        count.passed++
      } catch (error) {
        console.error(String(error))
        count.failed.push(`the gate: ${remote} ${version}`)
      }
    }
} finally {
  await portal.stop()
}
writeCount('e2e/test-report/gate.json', count)
