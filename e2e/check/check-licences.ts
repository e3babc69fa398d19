import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from '@portal/contract/valibot'
import { workspaceRoot } from './workspace-root.ts'

/**
 * Writes a CycloneDX bill of materials, and checks that each dependency's licence is acceptable for closed-source use:
 * permissive, or requiring only changes to the dependency itself to be published.
 */
const allowedLicences = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])

/** Packages that declare no licence but contain the text of an allowed one; png-js contains the MIT licence. */
const packagesWithLicenceText = new Set(['png-js'])

const Licence = v.union([
  v.object({ license: v.object({ id: v.optional(v.string()), name: v.optional(v.string()) }) }),
  v.object({ expression: v.string() }),
])
const BillOfMaterials = v.object({
  components: v.array(
    v.object({
      name: v.string(),
      version: v.optional(v.string()),
      group: v.optional(v.string()),
      licenses: v.optional(v.array(Licence)),
    }),
  ),
})

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const billOfMaterialsFile = path.resolve(workspaceRoot, values.out ?? 'e2e/test-report/sbom.json')
const billOfMaterialsArgs = [
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--prod',
  '--out',
  billOfMaterialsFile,
]
execFileSync('npx', ['--yes', 'pnpm@12.21.0', 'sbom', ...billOfMaterialsArgs], {
  cwd: workspaceRoot,
  stdio: 'pipe',
})
const { components } = v.parse(BillOfMaterials, JSON.parse(readFileSync(billOfMaterialsFile, 'utf8')))

/** Whether a licence expression can be satisfied: for `OR` one of the alternatives, for `AND` all parts. */
const isAcceptableExpression = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowedLicences.has(one.trim())))

const getLicenceName = (licence: v.InferOutput<typeof Licence>): string =>
  'expression' in licence ? licence.expression : (licence.license.id ?? licence.license.name ?? 'unknown')

const isOwnPackage = (group?: string) => group === '@portal'
const rejectedComponents = components.filter(
  ({ group, name, licenses = [] }) =>
    !isOwnPackage(group) &&
    !packagesWithLicenceText.has(name) &&
    !(licenses.length > 0 && licenses.map(getLicenceName).every(isAcceptableExpression)),
)
for (const { group, name, version, licenses = [] } of rejectedComponents)
  console.error(
    `${group ? `${group}/` : ''}${name} ${version}: ${licenses.map(getLicenceName).join(', ') || 'no licence'}`,
  )
console.log(`${components.length} parts, ${rejectedComponents.length} whose licence is not allowed`)
process.exitCode = rejectedComponents.length > 0 ? 1 : 0
