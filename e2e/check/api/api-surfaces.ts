import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspaceRoot } from '../workspace-root.ts'

/** Public modules of a package that remote teams use. */
export interface ApiSurface {
  folder: string
  /** Folder of the declarations written by TypeScript. */
  types: string
  report: string
  /** Whether the report includes types that are not exported. */
  withInner: boolean
  modules: readonly string[]
}

const createApiSurface = (name: string, types: string, modules: readonly string[]): ApiSurface => {
  const folder = path.join(workspaceRoot, 'shared', name)
  return {
    folder,
    types: path.join(folder, types),
    report: path.join(folder, `${name}.api.md`),
    withInner: name !== 'contract',
    modules,
  }
}

const lazyUiModules = Object.entries<string>(
  JSON.parse(readFileSync(path.join(workspaceRoot, 'shared/ui/package.json'), 'utf8')).exports,
)
  .filter(([name, file]) => name !== '.' && file.endsWith('.tsx'))
  .map(([name]) => name.slice(2))

/** Packages with a report: portal interface, descriptor, design system and shared blocks. */
export const apiSurfaces: readonly ApiSurface[] = [
  createApiSurface('remote-kit', '.types/src', [
    'portal',
    'define',
    'query',
    'router',
    'i18n',
    'application',
    'index',
    'config',
  ]),
  createApiSurface('contract', '.types/src', ['build-descriptor', 'registry-snapshot', 'valibot']),
  createApiSurface('ui', '.types', ['index', ...lazyUiModules]),
  createApiSurface('blocks', '.types/src', ['file-field', 'message', 'upload']),
]
