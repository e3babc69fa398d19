import { createHash } from 'node:crypto'
import { RemoteDescriptor } from '@portal/contract/build-descriptor'
import { locales } from '@portal/contract/language'
import { getTrustedTypesPolicyName } from '@portal/contract/remote-registry'
import * as v from 'valibot'
import type { IsolatedPortal } from './running-portal.ts'

const calculateHash = (algorithm: string, text: string) => createHash(algorithm).update(text)

/**
 * Condition with a feature flag that hides the menu entries of the additional remotes, because no real menu has a
 * hundred entries.
 */
const hiddenEntryCondition = { flags: [{ name: 'listed', absent: 'off' as const }] }

/**
 * Creates the build of a remote that no page opens. It has its own names, texts and hashes, so that it counts in the
 * registry like a real remote.
 */
function createUnusedRemoteBuild(
  name: string,
  index: number,
  version: string,
): { name: string; files: Record<string, string> } {
  const entry = `remoteEntry.${calculateHash('sha256', name + version)
    .digest('hex')
    .slice(0, 8)}.js`
  const files = {
    [entry]: `// entry of ${name} ${version}`,
    'view.js': `// view of ${name} ${version}`,
  }
  const sums = Object.entries(files).map(([path, content]) => ({
    path,
    integrity: `sha256-${calculateHash('sha256', content).digest('base64')}`,
  }))
  const createUniqueWord = (index: number) =>
    calculateHash('sha256', `${name}${index}`)
      .digest('base64url')
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 9)
  const descriptor = v.parse(RemoteDescriptor, {
    schema: 1,
    name,
    version,
    hash: calculateHash('sha256', name + version)
      .digest('hex')
      .slice(0, 16),
    portal: '^1.0.0',
    entry: sums[0],
    files: sums,
    shared: {},
    libraries: [],
    parts: {},
    languages: ['nl', 'en', 'de'],
    views: { screen: ['view.js'] },
    texts: Object.fromEntries(locales.map((wording) => [wording, []])),
    labels: Object.fromEntries(
      locales.map((wording) => [wording, { title: `${createUniqueWord(wording.charCodeAt(0))} ${index}` }]),
    ),
    contributes: {
      routes: [
        {
          id: name,
          path: `/${createUniqueWord(1)}`,
          view: 'screen',
          title: 'title',
          audience: 'customer',
          gate: hiddenEntryCondition,
        },
      ],
      nav: [
        {
          route: name,
          section: 'header',
          order: 500 + index,
          icon: 'list',
          label: 'title',
          gate: hiddenEntryCondition,
        },
      ],
      slots: [],
    },
    policy: getTrustedTypesPolicyName({ name, version }),
    workers: false,
  })
  return { name, files: { ...files, 'descriptor.json': JSON.stringify(descriptor) } }
}

/**
 * Publishes additional remotes to a portal, in two versions each. The first version stays in the registry as the
 * fallback of the second.
 */
export async function publishUnusedRemotes(portal: IsolatedPortal, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    for (const version of ['1.0.0', '1.1.0']) {
      const { name, files } = createUnusedRemoteBuild(
        `mf-listed-${String.fromCharCode(97 + (index % 26))}${index}`,
        index,
        version,
      )
      const form = new FormData()
      for (const [file, content] of Object.entries(files)) form.append('file', new Blob([content]), file)
      await portal.release(`publish/${name}`, form)
      await portal.release('place', { remote: name, to: version, force: 'true' })
    }
}
