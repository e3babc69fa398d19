import * as v from 'valibot'

const Mutant = v.object({
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  status: v.string(),
  location: v.object({ start: v.object({ line: v.number() }) }),
})

/** What is read of Stryker's JSON report. */
export const MutationReport = v.object({
  files: v.record(v.string(), v.object({ mutants: v.array(Mutant) })),
})
type MutationReport = v.InferOutput<typeof MutationReport>

/** What became of a room's mutants: the share that tests noticed, in per cent, and a line for each that they did not. */
interface Score {
  percent: number
  noticed: number
  survivors: string[]
}

const noticedStates = ['Killed', 'Timeout']
const survivedStates = ['Survived', 'NoCoverage']

/** Scores a report; mutants that could not run, or were left out, count for nothing. */
export function scoreOf({ files }: MutationReport): Score {
  const all = Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((one) => ({ file, ...one })))
  const noticed = all.filter(({ status }) => noticedStates.includes(status)).length
  const survivors = all
    .filter(({ status }) => survivedStates.includes(status))
    .map(
      ({ file, location, mutatorName, replacement, status }) =>
        `${file}:${location.start.line}  ${mutatorName}: ${replacement.replace(/\s+/g, ' ').slice(0, 80)}${status === 'NoCoverage' ? '  (no test comes by)' : ''}`,
    )
  const valid = noticed + survivors.length
  return { percent: valid === 0 ? 0 : (noticed / valid) * 100, noticed, survivors }
}
