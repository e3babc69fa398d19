import { createHash } from 'node:crypto'
import type { RemoteDescriptor } from '@portal/contract/build-descriptor'
import { languages, locales } from '@portal/contract/language'
import { getTrustedTypesPolicyName } from '@portal/contract/remote-registry'

export const calculateIntegrity = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
const repeatForEveryLocale = <T>(value: T) => Object.fromEntries(locales.map((locale) => [locale, value]))

/** A build of a small remote: its files and descriptor. */
export interface SmallBuild {
  files: Record<string, string>
  descriptor: RemoteDescriptor
}

/** Creates a build of `mf-x`; `change` overrides its descriptor, `extraFiles` are additional files. */
export function createSmallBuild(
  version: string,
  change: (descriptor: RemoteDescriptor) => Partial<RemoteDescriptor> = () => ({}),
  extraFiles: Record<string, string> = {},
): SmallBuild {
  const files: Record<string, string> = {
    'remoteEntry.js': `// entry of ${version}`,
    'remote.js': `// remote of ${version}`,
    'view.js': `// view of ${version}`,
    ...extraFiles,
  }
  const fileEntries = Object.entries(files).map(([file, content]) => ({
    path: file,
    integrity: calculateIntegrity(content),
  }))
  const descriptor: RemoteDescriptor = {
    schema: 1,
    name: 'mf-x',
    version,
    hash: createHash('sha256').update(version).digest('hex').slice(0, 16),
    portal: '^1.0.0',
    entry: fileEntries[0] as RemoteDescriptor['entry'],
    files: fileEntries,
    shared: {},
    libraries: ['pdfjs-dist'],
    languages: [...languages],
    views: { list: ['remote.js', 'view.js'] },
    parts: {},
    policy: getTrustedTypesPolicyName({ name: 'mf-x', version }),
    texts: repeatForEveryLocale([]) as RemoteDescriptor['texts'],
    labels: repeatForEveryLocale({ title: 'Voorbeeld' }) as RemoteDescriptor['labels'],
    contributes: {
      routes: [{ id: 'x', path: '/x', view: 'list', title: 'title', audience: 'customer' }],
      nav: [{ route: 'x', section: 'menu', order: 1, icon: 'home', label: 'title' }],
      slots: [],
    },
  }
  return { files, descriptor: { ...descriptor, ...change(descriptor) } }
}
