import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
/** This package, and the kit, which depends on every shared library. */
const dependents = [import.meta.dirname, resolve('@portal/remote-kit/package.json')]
const resolveModule = (name: string) => resolve(name, { paths: dependents })

/** Shared modules in the shell's first file, so that a remote never waits for them. */
const eagerModules = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@portal/ui',
  '@portal/contract/valibot',
  '@portal/remote-kit/application',
  '@portal/remote-kit/i18n',
  '@portal/remote-kit/query',
  '@portal/remote-kit/router',
]

const { exports: uiExports } = JSON.parse(readFileSync(resolveModule('@portal/ui/package.json'), 'utf8')) as {
  exports: Record<string, string>
}

/** Larger parts of the design system and blocks, each a shared module that the shell loads on demand. */
export const lazySharedModules: readonly string[] = [
  ...Object.entries(uiExports)
    .filter(([name, file]) => name !== '.' && file.endsWith('.tsx'))
    .map(([name]) => `@portal/ui${name.slice(1)}`),
  '@portal/blocks/file-field',
  '@portal/blocks/message',
  '@portal/blocks/upload',
]

/**
 * Library that each of these modules re-exports. The module is shared with the version of its library, so that a remote
 * that needs another major version can detect the difference.
 */
const reexportedLibraries: Readonly<Record<string, string>> = {
  '@portal/remote-kit/i18n': '@lingui/react',
  '@portal/remote-kit/query': '@tanstack/react-query',
  '@portal/remote-kit/router': 'react-router-dom',
}

const readLibraryVersion = (name: string): string => {
  const [scope = '', part = ''] = name.split('/')
  const owner = reexportedLibraries[name] ?? (scope === '@portal' ? `${scope}/${part}` : scope)
  return JSON.parse(readFileSync(resolveModule(`${owner}/package.json`), 'utf8')).version
}

export const sharedPortalModules = {
  atStart: eagerModules.filter((name) => name.startsWith('@portal/')),
  later: lazySharedModules,
}

/** Name and version of every shared library; the descriptor of a remote records them. */
export const sharedVersions = Object.fromEntries(
  [...eagerModules, ...lazySharedModules].map((name) => [name, readLibraryVersion(name)]),
)

/** Federation's `shared` option: the shell provides all shared libraries, and remotes only consume them. */
export const createSharedOptions = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : { eager: eagerModules.includes(name) }),
      },
    ]),
  )
