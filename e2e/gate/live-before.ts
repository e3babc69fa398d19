import type { OwnPortal } from '../own-portal.ts'
import { registryKey } from '../team.ts'
import { believing, released } from './released.ts'

/**
 * Gives a portal a past: what was released before this checkout is published there, was live, and gave way to what is
 * live now, in the order of its versions.
 */
export async function liveBefore(portal: OwnPortal): Promise<void> {
  const key = await registryKey()
  const rows = await portal.release<{ remote: string; tenant: string; hash: string }[]>('status', {})
  const builds = released().map((build) => believing(build, key))
  await Promise.all(
    [...new Set(builds.map(({ name }) => name))].map(async (name) => {
      for (const { version, files } of builds.filter((build) => build.name === name)) {
        const form = new FormData()
        for (const { path, content } of files) form.append('file', new Blob([new Uint8Array(content)]), path)
        await portal.release(`publish/${name}`, form)
        await portal.release('passed', { remote: name, version })
      }
    }),
  )
  for (const { name, version } of builds) await portal.release('promote', { remote: name, version })
  for (const { remote, tenant, hash } of rows)
    if (tenant === '*') await portal.release('promote', { remote, version: hash, force: 'true' })
}
