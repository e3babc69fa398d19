import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editRules } from '@portal/contract/edit-rule'
import { type CatalogFolder, findCatalogProblems } from './check-catalogs.ts'
import { assessCatalog, findLongestSentences } from './plain-dutch.ts'
import { workspaceRoot } from './workspace-root.ts'

/** Packages with message catalogs: the paths of the catalogs, and of the code that uses them. */
const packagesWithCatalogs = readdirSync(workspaceRoot)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .map((name) => ({
    name,
    catalogs: path.join(workspaceRoot, name, 'src/texts'),
    code: path.join(workspaceRoot, name),
  }))
  .concat(
    {
      name: 'example',
      catalogs: path.join(workspaceRoot, 'shared/remote-kit/example/src/texts'),
      code: path.join(workspaceRoot, 'shared/remote-kit/example'),
    },
    {
      name: 'shell/staff',
      catalogs: path.join(workspaceRoot, 'shell/src/staff/texts'),
      code: path.join(workspaceRoot, 'shell/src/staff'),
    },
    {
      name: 'shared/ui',
      catalogs: path.join(workspaceRoot, 'shared/ui/src/ui-texts'),
      code: path.join(workspaceRoot, 'shared/ui'),
    },
    {
      name: 'shared/blocks',
      catalogs: path.join(workspaceRoot, 'shared/blocks/src/block-texts'),
      code: path.join(workspaceRoot, 'shared/blocks'),
    },
    {
      name: 'shared/blocks/bsn',
      catalogs: path.join(workspaceRoot, 'shared/blocks/src/upload/bsn/bsn-texts'),
      code: path.join(workspaceRoot, 'shared/blocks/src/upload/bsn'),
    },
    {
      name: 'server/dossier',
      catalogs: path.join(workspaceRoot, 'server/src/dossier/texts'),
      code: path.join(workspaceRoot, 'server/src/dossier'),
    },
    {
      name: 'server/signing',
      catalogs: path.join(workspaceRoot, 'server/src/signing/texts'),
      code: path.join(workspaceRoot, 'server/src/signing'),
    },
    {
      name: 'mf-desk/signings',
      catalogs: path.join(workspaceRoot, 'mf-desk/src/customers/file/signings/texts'),
      code: path.join(workspaceRoot, 'mf-desk/src/customers/file/signings'),
    },
    {
      name: 'mf-documents/signing',
      catalogs: path.join(workspaceRoot, 'mf-documents/src/tasks/signing/texts'),
      code: path.join(workspaceRoot, 'mf-documents/src/tasks/signing'),
    },
    {
      name: 'server/mail',
      catalogs: path.join(workspaceRoot, 'server/src/mail/texts'),
      code: path.join(workspaceRoot, 'server/src/mail'),
    },
    {
      name: 'server/push-worker',
      catalogs: path.join(workspaceRoot, 'server/src/push-worker/texts'),
      code: path.join(workspaceRoot, 'server/src/push-worker'),
    },
    {
      name: 'server/accessibility',
      catalogs: path.join(workspaceRoot, 'server/src/accessibility/texts'),
      code: path.join(workspaceRoot, 'server/src/accessibility'),
    },
    {
      name: 'mf-edit-data/erasure',
      catalogs: path.join(workspaceRoot, 'mf-edit-data/src/edit/privacy/erasure/texts'),
      code: path.join(workspaceRoot, 'mf-edit-data/src/edit/privacy/erasure'),
    },
    {
      name: 'mf-edit-data/household',
      catalogs: path.join(workspaceRoot, 'mf-edit-data/src/edit/privacy/household/texts'),
      code: path.join(workspaceRoot, 'mf-edit-data/src/edit/privacy/household'),
    },
    {
      name: 'shell/household',
      catalogs: path.join(workspaceRoot, 'shell/src/household/texts'),
      code: path.join(workspaceRoot, 'shell/src/household'),
    },
    {
      name: 'mf-edit-data/push',
      catalogs: path.join(workspaceRoot, 'mf-edit-data/src/edit/account/notifications/push/texts'),
      code: path.join(workspaceRoot, 'mf-edit-data/src/edit/account/notifications/push'),
    },
    {
      name: 'trace',
      catalogs: path.join(workspaceRoot, 'shared/blocks/src/trace/texts'),
      code: path.join(workspaceRoot, 'shared/blocks/src/trace'),
    },
    {
      name: 'viewer',
      catalogs: path.join(workspaceRoot, 'shared/blocks/src/viewer/texts'),
      code: path.join(workspaceRoot, 'shared/blocks/src/viewer'),
    },
    {
      name: 'widgets',
      catalogs: path.join(workspaceRoot, 'mf-calculators/src/texts/widget'),
      code: path.join(workspaceRoot, 'mf-calculators/src/widget'),
    },
  )

/** Rules of the contract are ids of texts, so that no code names these texts. */
const editRuleNames = JSON.stringify(editRules)

const readCatalogFolder = ({
  name,
  catalogs,
  code,
}: (typeof packagesWithCatalogs)[number]): CatalogFolder => ({
  name,
  read: (wording) => JSON.parse(readFileSync(path.join(catalogs, `${wording}.json`), 'utf8')),
  code: readSourcesBelow(code) + editRuleNames,
})

function readSourcesBelow(folder: string): string {
  const others = ['node_modules', 'dist', '.types']
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (file) => others.includes(path.basename(file)) })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

const catalogFolders = packagesWithCatalogs.map(readCatalogFolder)
const catalogAssessments = catalogFolders.flatMap(({ name, read }) =>
  (['nl', 'nl_u'] as const).map((wording) =>
    assessCatalog({ name: `${name} ${wording}`, texts: read(wording) }),
  ),
)
for (const { name, average, ease } of catalogAssessments)
  console.log(`${name}: ${average.toFixed(1)} words a sentence, ease of reading ${ease.toFixed(0)}`)
console.log('The ten longest sentences:')
for (const { name, id, words, sentence } of findLongestSentences(catalogAssessments))
  console.log(`  ${words} words, ${name} "${id}": ${sentence}`)

const textProblems = [
  ...catalogFolders.flatMap(findCatalogProblems),
  ...catalogAssessments.flatMap((one) => one.complaints),
]
for (const complaint of textProblems) console.error(complaint)
console.log(`${packagesWithCatalogs.length} packages with texts, ${textProblems.length} complaints`)
process.exitCode = textProblems.length === 0 ? 0 : 1
