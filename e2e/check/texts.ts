import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type CatalogFolder, complaintsAbout } from './catalogs.ts'
import { longestOf, plainnessOf } from './plain-dutch.ts'
import { root } from './root.ts'

/** Every package with catalogs: paths, and the code that uses them. */
const packages = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .map((name) => ({ name, catalogs: path.join(root, name, 'src/texts'), code: path.join(root, name) }))
  .concat(
    {
      name: 'example',
      catalogs: path.join(root, 'shared/remote-kit/example/src/texts'),
      code: path.join(root, 'shared/remote-kit/example'),
    },
    {
      name: 'shell/staff',
      catalogs: path.join(root, 'shell/src/staff/texts'),
      code: path.join(root, 'shell/src/staff'),
    },
    {
      name: 'shared/ui',
      catalogs: path.join(root, 'shared/ui/src/ui-texts'),
      code: path.join(root, 'shared/ui'),
    },
    {
      name: 'shared/ui/bsn',
      catalogs: path.join(root, 'shared/ui/src/upload/bsn/bsn-texts'),
      code: path.join(root, 'shared/ui/src/upload/bsn'),
    },
    {
      name: 'server/dossier',
      catalogs: path.join(root, 'server/src/dossier/texts'),
      code: path.join(root, 'server/src/dossier'),
    },
    {
      name: 'server/signing',
      catalogs: path.join(root, 'server/src/signing/texts'),
      code: path.join(root, 'server/src/signing'),
    },
    {
      name: 'mf-desk/signings',
      catalogs: path.join(root, 'mf-desk/src/customers/file/signings/texts'),
      code: path.join(root, 'mf-desk/src/customers/file/signings'),
    },
    {
      name: 'mf-documents/signing',
      catalogs: path.join(root, 'mf-documents/src/tasks/signing/texts'),
      code: path.join(root, 'mf-documents/src/tasks/signing'),
    },
    {
      name: 'server/mail',
      catalogs: path.join(root, 'server/src/mail/texts'),
      code: path.join(root, 'server/src/mail'),
    },
    {
      name: 'server/push-worker',
      catalogs: path.join(root, 'server/src/push-worker/texts'),
      code: path.join(root, 'server/src/push-worker'),
    },
    {
      name: 'server/accessibility',
      catalogs: path.join(root, 'server/src/accessibility/texts'),
      code: path.join(root, 'server/src/accessibility'),
    },
    {
      name: 'mf-edit-data/erasure',
      catalogs: path.join(root, 'mf-edit-data/src/edit/privacy/erasure/texts'),
      code: path.join(root, 'mf-edit-data/src/edit/privacy/erasure'),
    },
    {
      name: 'mf-edit-data/household',
      catalogs: path.join(root, 'mf-edit-data/src/edit/privacy/household/texts'),
      code: path.join(root, 'mf-edit-data/src/edit/privacy/household'),
    },
    {
      name: 'shell/household',
      catalogs: path.join(root, 'shell/src/household/texts'),
      code: path.join(root, 'shell/src/household'),
    },
    {
      name: 'mf-edit-data/push',
      catalogs: path.join(root, 'mf-edit-data/src/edit/account/notifications/push/texts'),
      code: path.join(root, 'mf-edit-data/src/edit/account/notifications/push'),
    },
    {
      name: 'trace',
      catalogs: path.join(root, 'shared/remote-kit/src/trace/texts'),
      code: path.join(root, 'shared/remote-kit/src/trace'),
    },
    {
      name: 'widgets',
      catalogs: path.join(root, 'mf-calculators/src/texts/widget'),
      code: path.join(root, 'mf-calculators/src/widget'),
    },
  )

const readPackage = ({ name, catalogs, code }: (typeof packages)[number]): CatalogFolder => ({
  name,
  read: (wording) => JSON.parse(readFileSync(path.join(catalogs, `${wording}.json`), 'utf8')),
  code: sourcesBelow(code),
})

function sourcesBelow(folder: string): string {
  const others = ['node_modules', 'dist', '.types']
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (file) => others.includes(path.basename(file)) })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

const folders = packages.map(readPackage)
const plainness = folders.flatMap(({ name, read }) =>
  (['nl', 'nl_u'] as const).map((wording) =>
    plainnessOf({ name: `${name} ${wording}`, texts: read(wording) }),
  ),
)
for (const { name, average, ease } of plainness)
  console.log(`${name}: ${average.toFixed(1)} words a sentence, ease of reading ${ease.toFixed(0)}`)
console.log('The ten longest sentences:')
for (const { name, id, words, sentence } of longestOf(plainness))
  console.log(`  ${words} words, ${name} "${id}": ${sentence}`)

const complaints = [...folders.flatMap(complaintsAbout), ...plainness.flatMap((one) => one.complaints)]
for (const complaint of complaints) console.error(complaint)
console.log(`${packages.length} packages with texts, ${complaints.length} complaints`)
process.exitCode = complaints.length === 0 ? 0 : 1
