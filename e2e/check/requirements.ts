import { carriersIn } from './last-run.ts'
import { requirementsOf } from './requirement-list.ts'
import { whyOpen } from './shown.ts'
import { requirementTags } from './tags.ts'

/**
 * Lists the requirements that no test showed in the last run, and fails if there are any: `pnpm requirements [AREA …]`.
 * A test shows a requirement when its title carries the number, and it ran and passed.
 */
const requirements = requirementsOf(process.argv.slice(2))
const carriersOf = carriersIn(requirementTags)
const open = requirements.flatMap(({ id, text }) => {
  const why = whyOpen(carriersOf(id))
  return why ? [`${id}  ${text.slice(0, 100)}  (${why})`] : []
})
for (const line of open) console.log(line)
console.log(
  `\n${requirements.length - open.length} of ${requirements.length} requirements have a test that passed`,
)
process.exitCode = open.length === 0 ? 0 : 1
