import { readFileSync } from 'node:fs'
import path from 'node:path'
import { explainMissingCoverage, extractRequirementTags, readLastRunResults } from './test-tags.ts'
import { workspaceRoot } from './workspace-root.ts'

/**
 * Lists requirements without a passed test in the last run, and fails if there are any: `pnpm requirements [AREA …]`. A
 * test covers a requirement if its title contains the requirement's number.
 */
const requestedAreas = process.argv.slice(2)
const requirementsText = readFileSync(path.join(workspaceRoot, 'e2e/requirements.md'), 'utf8')
const requirements = [...requirementsText.matchAll(/^- ([A-Z0-9]+-\d+) \[.*?\] (.*)$/gm)]
  .map(([, id = '', text = '']) => ({ id, text }))
  .filter(({ id }) => requestedAreas.length === 0 || requestedAreas.includes(id.replace(/-\d+$/, '')))
const lastRunResults = readLastRunResults()
const openRequirements = requirements.flatMap(({ id, text }) => {
  const why = explainMissingCoverage(id, extractRequirementTags, lastRunResults)
  return why ? [`${id}  ${text.slice(0, 100)}  (${why})`] : []
})
for (const line of openRequirements) console.log(line)
console.log(
  `\n${requirements.length - openRequirements.length} of ${requirements.length} requirements have a test that passed`,
)
process.exitCode = openRequirements.length === 0 ? 0 : 1
