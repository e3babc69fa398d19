import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { editRules } from '@portal/contract/edit-rule'
import { type CatalogFolder, findCatalogProblems } from './check-catalogs.ts'
import { assessCatalog } from './plain-dutch.ts'
import { workspaceRoot } from './workspace-root.ts'

/** Folders with a catalog for each locale, and the folder of the code that uses them. */
const catalogFolderPaths = globSync('{mf-*,server,shared,shell}/**/nl_u.json', {
  cwd: workspaceRoot,
  exclude: (file) => ['node_modules', 'dist'].includes(path.basename(file)),
})
  .sort()
  .map((file) => {
    const catalogs = path.dirname(file)
    return { catalogs, code: path.dirname(catalogs).replace(/\/src(\/texts)?$/, '') }
  })

/** Rules of the contract are ids of texts, so that no code names these texts. */
const editRuleNames = JSON.stringify(editRules)

const catalogFolders = catalogFolderPaths.map(
  ({ catalogs, code }): CatalogFolder => ({
    name: catalogs,
    read: (wording) =>
      JSON.parse(readFileSync(path.join(workspaceRoot, catalogs, `${wording}.json`), 'utf8')),
    code: readSourcesBelow(path.join(workspaceRoot, code)) + editRuleNames,
  }),
)

function readSourcesBelow(folder: string): string {
  const others = ['node_modules', 'dist', '.types']
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (file) => others.includes(path.basename(file)) })
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

const textProblems = catalogFolders.flatMap((folder) => [
  ...findCatalogProblems(folder),
  ...(['nl', 'nl_u'] as const).flatMap(
    (wording) => assessCatalog({ name: `${folder.name} ${wording}`, texts: folder.read(wording) }).complaints,
  ),
])
for (const complaint of textProblems) console.error(complaint)
console.log(`${catalogFolders.length} folders with texts, ${textProblems.length} complaints`)
process.exitCode = textProblems.length === 0 ? 0 : 1
