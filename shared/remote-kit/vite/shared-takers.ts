import path from 'node:path'
import type { Plugin } from 'vite'
import { sharedVersions } from '../build/shared.ts'

/** Keeps in mind which module of a build takes which shared library. */
export function sharedTakers(folder: string) {
  const taken = new Map<string, Set<string>>()
  const asker = path.join(folder, 'src/remote.tsx')
  const plugin: Plugin = {
    name: 'shared-takers',
    enforce: 'pre',
    /**
     * Federation's plugin takes what a package asks of itself for the package's own affair. The kit asks for its shared modules
     * by the names that they are shared by, as everybody does: so the remote asks for it.
     */
    async resolveId(id, importer, options) {
      if (!importer || importer.startsWith('\0') || !(id in sharedVersions)) return
      taken.set(importer, (taken.get(importer) ?? new Set()).add(id))
      return this.resolve(id, asker, { ...options, skipSelf: true })
    },
  }
  /** Names of the shared libraries that some modules take. */
  const by = (modules: readonly string[]): string[] =>
    [...new Set(modules.flatMap((module) => [...(taken.get(module) ?? [])]))].sort()
  return { plugin, by }
}
export type SharedTakers = ReturnType<typeof sharedTakers>
