import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { type BuildRecord, packageOfFile, writeRecord } from '../build/build-record.ts'
import { describe } from '../build/describe.ts'
import { entryFile, exposedChunk } from '../build/file-names.ts'
import type { ChunkNames } from './chunk-names.ts'
import type { SharedTakers } from './shared-takers.ts'

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>
interface Known {
  names: ChunkNames
  takers: SharedTakers
}

/** Describes a remote's build when its files are there. */
export function describeWhenWritten(folder: string, known: Known): Plugin {
  const opener = path.join(folder, 'src/remote.tsx')
  return {
    name: 'describe',
    async writeBundle({ dir: dist = '' }, bundle) {
      await rm(path.join(dist, 'mf-stats.json'), { force: true })
      const own = reachedFrom(opener, (id) => this.getModuleInfo(id))
      await writeRecord(dist, recordOf(bundle, { ...known, opener, own }))
      await describe(folder, dist)
      if (this.meta.watchMode) process.send?.('built')
    },
  }
}

/** All modules that one leads to, but for what stands in for shared libraries: federation's own modules lead there. */
function reachedFrom(opener: string, infoOf: (id: string) => Rolldown.ModuleInfo | null): Set<string> {
  const found = new Set<string>()
  const waiting = [opener]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || id.includes('virtual:mf')) continue
    found.add(id)
    const info = infoOf(id)
    if (info) waiting.push(...info.importedIds, ...info.dynamicallyImportedIds)
  }
  return found
}

function recordOf(
  bundle: Bundle,
  { names, takers, opener, own }: Known & { opener: string; own: ReadonlySet<string> },
): BuildRecord {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const nameOf = (chunk: Rolldown.OutputChunk) =>
    chunk.facadeModuleId === opener ? exposedChunk : names.of(chunk)
  const withImports = (chunk: Rolldown.OutputChunk, known = new Set<string>()): string[] => {
    if (known.has(chunk.fileName)) return []
    known.add(chunk.fileName)
    const imported = chunk.imports.flatMap((file) => chunks.find(({ fileName }) => fileName === file) ?? [])
    return [chunk.fileName, ...imported.flatMap((one) => withImports(one, known))]
  }
  const named = chunks.flatMap((chunk): [string, Rolldown.OutputChunk][] => {
    const name = nameOf(chunk)
    return name ? [[name, chunk]] : []
  })
  const entry = chunks.filter(({ fileName, isEntry }) => isEntry && fileName.startsWith(entryFile))
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const librariesOf = (ids: readonly string[]) =>
    [...new Set(ids.flatMap((id) => packageOfFile(id) ?? []))].sort()
  return {
    isModule: true,
    chunks: Object.fromEntries(
      named.map(([name, chunk]) => {
        const scripts = withImports(chunk)
        return [
          name,
          name === exposedChunk
            ? [...new Set([...scripts, ...entry.flatMap((one) => withImports(one))])]
            : scripts,
        ]
      }),
    ),
    takes: Object.fromEntries(named.map(([name, { moduleIds }]) => [name, takers.by(moduleIds)])),
    libraries: librariesOf(modules.filter((id) => own.has(id))),
  }
}
