import { existsSync } from 'node:fs'
import { startPortal } from '../own-portal.ts'
import type { Count } from './count.ts'
import { writeCount } from './write-count.ts'

/** Walks through a portal of its own in Firefox; where there is none, it says so and counts nothing. */
const firefox = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

async function walked(): Promise<Count> {
  const portal = await startPortal(4490)
  try {
    console.log(await portal.run('e2e/firefox/run.ts', portal.of('zuider')))
    return { passed: 1, failed: [] }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: ['Firefox'] }
  } finally {
    await portal.stop()
  }
}

if (!existsSync(firefox)) console.log(`Skipped: there is no Firefox at ${firefox}; FIREFOX says where it is.`)
writeCount('e2e/test-report/firefox.json', existsSync(firefox) ? await walked() : { passed: 0, failed: [] })
