import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.ts'

/** Public modules of a package for remote teams. */
export interface Surface {
  /** Folder of the package. */
  folder: string
  /** Folder of the declarations that TypeScript writes. */
  types: string
  /** File of the report. */
  report: string
  /** Whether types without an export are included. */
  withInner: boolean
  modules: readonly string[]
}

const surface = (name: string, types: string, modules: readonly string[]): Surface => {
  const folder = path.join(root, 'shared', name)
  return {
    folder,
    types: path.join(folder, types),
    report: path.join(folder, `${name}.api.md`),
    withInner: name !== 'contract',
    modules,
  }
}

const lazyUi = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'shared/ui/package.json'), 'utf8')).exports,
)
  .map((name) => name.slice(2))
  .filter((name) => name && !name.includes('.') && !name.includes('/'))

/** Packages with a report: portal interface, descriptor and design system. */
export const surfaces: readonly Surface[] = [
  surface('remote-kit', '.types/src', [
    'portal',
    'define',
    'screen',
    'query',
    'router',
    'i18n',
    'application',
    'index',
    'config',
  ]),
  surface('contract', '.types/src', ['descriptor', 'snapshot', 'schema']),
  surface('ui', '.types', ['index', ...lazyUi]),
]
