import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { ReleasePortal } from '@portal/contract/release-request'
import { readReleasePortal, removeDevelopmentBuild, uploadBuild } from './release-portal.ts'

/**
 * Runs the remote in the current folder in the emulator: `dev [--port 4300]`, or in a deployed portal, visible only to
 * the developer: `dev --portal <portal URL of a tenant>`. Every change is built and uploaded to the developer's own
 * channel, and open pages reload. The portal's operator must allow this; customers are not affected.
 */
const developerId = randomBytes(6).toString('hex')
const buildFolder = path.resolve('dist-live')

async function uploadBuildAndReport(portal: ReleasePortal, at: string, isFirst: boolean): Promise<void> {
  const { open } = (await uploadBuild(portal, buildFolder, developerId)) as { open: string }
  console.log(isFirst ? `Open ${new URL(open, at).href}` : 'shown')
}

async function runDevCommand(): Promise<void> {
  const { values } = parseArgs({ options: { portal: { type: 'string' }, port: { type: 'string' } } })
  const at = values.portal
  if (!at) {
    const { serveEmulator } = await import('../emulator/serve-emulator.ts')
    return serveEmulator(Number(values.port ?? 4300))
  }
  const portal = await readReleasePortal()
  const builder = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../bin/portal-kit.js'), 'build', '--watch'],
    {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, PORTAL_DEVELOPMENT: 'true' },
    },
  )
  let shown = 0
  let last: Promise<unknown> = Promise.resolve()
  const uploadNextBuild = () =>
    uploadBuildAndReport(portal, at, shown++ === 0).catch(({ message }: Error) => console.error(message))
  builder.on('message', () => {
    last = last.then(uploadNextBuild)
  })
  const stopDevelopment = () => {
    builder.kill()
    last
      .then(() => removeDevelopmentBuild(portal, buildFolder, developerId))
      .catch(() => {})
      .finally(() => process.exit(0))
  }
  process.on('SIGINT', stopDevelopment).on('SIGTERM', stopDevelopment)
}

try {
  await runDevCommand()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
