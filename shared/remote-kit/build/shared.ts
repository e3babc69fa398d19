import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fileOf = (asked: string) => fileURLToPath(import.meta.resolve(asked))

/** Shared at start: in the shell's first file, so that a remote never waits for them. */
const atStart = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@portal/ui',
  '@portal/contract/schema',
  '@portal/remote-kit/application',
  '@portal/remote-kit/i18n',
  '@portal/remote-kit/query',
  '@portal/remote-kit/router',
]

const { exports: uiExports } = JSON.parse(readFileSync(fileOf('@portal/ui/package.json'), 'utf8')) as {
  exports: Record<string, string>
}

/** The heavier parts of the design system, each a shared module of its own that the shell loads when it is asked for. */
export const lazyUi: readonly string[] = Object.entries(uiExports)
  .filter(([name, file]) => name !== '.' && file.endsWith('.tsx'))
  .map(([name]) => `@portal/ui${name.slice(1)}`)

/** Modules that hand a library on, and the library: a remote that needs another major version of one can tell. */
const facades: Readonly<Record<string, string>> = {
  '@portal/remote-kit/i18n': '@lingui/react',
  '@portal/remote-kit/query': '@tanstack/react-query',
  '@portal/remote-kit/router': 'react-router-dom',
}

const versionOf = (name: string): string => {
  const [scope = '', part = ''] = name.split('/')
  const owner = facades[name] ?? (scope === '@portal' ? `${scope}/${part}` : scope)
  return JSON.parse(readFileSync(fileOf(`${owner}/package.json`), 'utf8')).version
}

/** The portal's own shared modules, which the shell names so that it gives them out: those at its start, and the others. */
export const provided = {
  atStart: atStart.filter((name) => name.startsWith('@portal/')),
  later: lazyUi,
}

/** Name and version of every shared library; a remote's descriptor carries them. */
export const sharedVersions = Object.fromEntries(
  [...atStart, ...lazyUi].map((name) => [name, versionOf(name)]),
)

/** Packages of which a page has one copy, the shell's: what is registered in one copy is not known to another. */
const oncePerPage =
  /^(react|react-dom|scheduler|react-router(-dom)?|single-spa(-react)?|valibot|@chakra-ui\/.*|@ark-ui\/.*|@emotion\/(react|styled|cache)|@lingui\/(core|react)|@tanstack\/(react-query|query-core))$/

/** Whether a package may not be in a remote's files. */
export const isOncePerPage = (library: string): boolean => oncePerPage.test(library)

/** Federation's `shared` option: the shell provides everything, remotes only consume. */
export const sharedFor = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : { eager: atStart.includes(name) }),
      },
    ]),
  )
