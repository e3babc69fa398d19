import path from 'node:path'
import { containerOf } from '@portal/contract/registry'
import type { Plugin } from 'vite'
import type { Package } from '../build/package.ts'

/** The module that a page imports of a build; its file is the entry that the registry pins. */
export const entryId = 'virtual:portal-entry'

/** File of federation's container, which the entry passes on. */
export const containerFile = 'container.js'

const handOver = 'virtual:portal-given'
const asked = 'shell/portal'

/** As its code begins, a build takes its script policy's name, which nobody else may have, and tells the shell that it runs. */
const entryOf = (pkg: Package) => `
globalThis.trustedTypes?.createPolicy(${JSON.stringify(pkg.policy)}, {})
globalThis.__PORTAL_SHELL__?.running?.(${JSON.stringify(containerOf(pkg))})
export { give } from '${handOver}'
export { init, get } from './${containerFile}'
`

/** The portal is given once and taken once: whoever imports these modules besides gets nothing, and gives nothing. */
const handOverCode = `
let given
let isGiven = false
export const give = (portal) => {
  if (isGiven) return false
  isGiven = true
  given = portal
  return true
}
export const take = () => {
  const portal = given
  given = undefined
  return portal
}
`

const portalCode = `
import { take } from '${handOver}'
export const portal = take()
if (!portal) throw new Error('no shell is running')
`

/**
 * The entry of a build of modules. Scripts take the portal as they run, when the browser tells whose script that is; of modules it
 * does not tell. So the shell gives a module its portal through what it alone has imported first. Until the remote's own module has
 * run, which takes it, code of another remote that imports this build's inner files could take it: like all that remotes can do to
 * each other in one page, that is kept out by who may publish.
 */
export function portalEntry(folder: string, pkg: Package): Plugin {
  const code: Record<string, string> = {
    [entryId]: entryOf(pkg),
    [handOver]: handOverCode,
    [asked]: portalCode,
  }
  const opener = path.join(folder, 'src/remote.tsx')
  return {
    name: 'portal-entry',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === `./${containerFile}` && importer === `\0${entryId}`) return { id, external: true }
      if (id === asked && importer !== opener)
        throw new Error(`${importer}: only src/remote.tsx may import ${asked}`)
      return id in code ? `\0${id}` : undefined
    },
    load: (id) => code[id.slice(1)],
  }
}
