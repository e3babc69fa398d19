import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const kit = path.resolve(import.meta.dirname, '..')
const workspace = path.resolve(kit, '..')

/** Shared at start: in the shell's first file, so that a remote never waits for them. */
const eager = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@portal/ui',
  '@portal/remote-kit/i18n',
  '@portal/remote-kit/query',
  '@portal/remote-kit/router',
]

/** The heavier parts of the design system, each a shared module of its own that the shell loads when it is asked for. */
export const lazyUi = readdirSync(path.join(workspace, 'ui/src'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `@portal/ui/${file.slice(0, -4)}`)

const versionOf = (name: string): string => {
  const [scope = '', part = ''] = name.split('/')
  const folder = scope === '@portal' ? path.join(workspace, part) : path.join(kit, 'node_modules', scope)
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version
}

/** Name and version of every shared library; a remote's descriptor carries them. */
export const sharedVersions = Object.fromEntries([...eager, ...lazyUi].map((name) => [name, versionOf(name)]))

/** Federation's `shared` option: the shell provides everything, remotes only consume. */
export const sharedFor = (role: 'shell' | 'remote') =>
  Object.fromEntries(
    Object.entries(sharedVersions).map(([name, version]) => [
      name,
      {
        singleton: true,
        version,
        requiredVersion: `^${version}`,
        ...(role === 'remote' ? { import: false as const } : { eager: eager.includes(name) }),
      },
    ]),
  )
