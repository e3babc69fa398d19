import { readFileSync } from 'node:fs'
import path from 'node:path'
import { portalVersion } from '@portal/contract/portal-version'
import { root } from '../root.ts'

/**
 * How a surface may change. `portal`: what the shell gives remotes, whose version rises with each change of it. `grows`: what the
 * shell shares in one copy with remotes of before, so that nothing may go without a new major version. `free`: what each remote
 * brings of its own; a change is seen, and asks for nothing.
 */
export type Rule = 'portal' | 'grows' | 'free'

/** What of a package others rely on, module by module. */
export interface Surface {
  /** Folder of the package. */
  folder: string
  /** Folder of the declarations that TypeScript writes, and that of the reports. */
  types: string
  reports: string
  version: string
  /** Whether types that are exported nowhere are reported too; not where they are a whole library's. */
  withInner: boolean
  modules: Readonly<Record<string, Rule>>
}

const versionOf = (folder: string): string =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version

const surface = (name: string, types: string, modules: Surface['modules']): Surface => {
  const folder = path.join(root, 'shared', name)
  return {
    folder,
    types: path.join(folder, types),
    reports: path.join(folder, 'api'),
    version: versionOf(folder),
    withInner: name !== 'contract',
    modules,
  }
}

const lazyUi = Object.keys(
  JSON.parse(readFileSync(path.join(root, 'shared/ui/package.json'), 'utf8')).exports,
)
  .map((name) => name.slice(2))
  .filter((name) => name && !name.includes('.') && !name.includes('/'))

/** All that has a report: the portal, the descriptor, the design system, and the libraries that go by the kit's names. */
export const surfaces: readonly Surface[] = [
  surface('remote-kit', '.types/src', {
    portal: 'portal',
    define: 'portal',
    screen: 'portal',
    query: 'grows',
    router: 'grows',
    i18n: 'grows',
    application: 'grows',
    index: 'free',
    config: 'free',
    mounted: 'free',
  }),
  surface('contract', '.types/src', { descriptor: 'free', snapshot: 'free', schema: 'grows' }),
  surface('ui', '.types', { index: 'grows', ...Object.fromEntries(lazyUi.map((name) => [name, 'grows'])) }),
]

/** The version that a change by a rule must have risen in. */
export const versionBy = (rule: Rule, { version }: Surface): string =>
  rule === 'portal' ? portalVersion : version
