import { chaos } from './chaos.ts'
import { restore } from './restore.ts'
import { rolling } from './rolling.ts'

const drills: Record<string, (args: string[]) => Promise<boolean>> = { restore, rolling, chaos }
const [name = '', ...rest] = process.argv.slice(2)
const drill = drills[name]
if (drill) {
  const fine = await drill(rest)
  console.log(fine ? `${name}: as it should be` : `${name}: NOT as it should be`)
  process.exitCode = fine ? 0 : 1
} else {
  console.error(
    `pnpm drill <${Object.keys(drills).join(' | ')}>, on a Postgres of its own (POSTGRES_BIN names its programs)`,
  )
  process.exitCode = 1
}
