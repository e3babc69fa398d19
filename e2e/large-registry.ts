import { createHash } from 'node:crypto'
import { Descriptor } from '@portal/contract/descriptor'
import { wordings } from '@portal/contract/language'
import { policyNameOf } from '@portal/contract/registry'
import * as v from 'valibot'
import type { OwnPortal } from './own-portal.ts'

const sum = (algorithm: string, text: string) => createHash(algorithm).update(text)

/** Hides the entries behind a flag, since no menu has a hundred entries. */
const gate = { flags: [{ name: 'listed', absent: 'off' as const }] }

/** A remote's build that no page opens, realistic enough to be listed, with its own names, texts and hashes. */
function unopenedBuild(
  name: string,
  index: number,
  version: string,
): { name: string; files: Record<string, string> } {
  const entry = `remoteEntry.${sum('sha256', name + version)
    .digest('hex')
    .slice(0, 8)}.js`
  const files = {
    [entry]: `// entry of ${name} ${version}`,
    'view.js': `// view of ${name} ${version}`,
  }
  const sums = Object.entries(files).map(([path, content]) => ({
    path,
    integrity: `sha384-${sum('sha384', content).digest('base64')}`,
  }))
  const word = (at: number) =>
    sum('sha256', `${name}${at}`)
      .digest('base64url')
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 9)
  const descriptor = v.parse(Descriptor, {
    schema: 1,
    name,
    version,
    hash: sum('sha256', name + version)
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
    texts: Object.fromEntries(wordings.map((wording) => [wording, []])),
    labels: Object.fromEntries(
      wordings.map((wording) => [wording, { title: `${word(wording.charCodeAt(0))} ${index}` }]),
    ),
    contributes: {
      routes: [{ id: name, path: `/${word(1)}`, view: 'screen', title: 'title', audience: 'customer', gate }],
      nav: [{ route: name, section: 'header', order: 500 + index, icon: 'list', label: 'title', gate }],
      slots: [],
    },
    policy: policyNameOf({ name, version }),
    workers: false,
  })
  return { name, files: { ...files, 'descriptor.json': JSON.stringify(descriptor) } }
}

/** Registers more remotes at a portal, each with a fallback version. */
export async function publishUnopened(portal: OwnPortal, count: number): Promise<void> {
  for (let index = 0; index < count; index++)
    for (const version of ['1.0.0', '1.1.0']) {
      const { name, files } = unopenedBuild(
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
