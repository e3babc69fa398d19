import { testBackupRestore } from './backup-restore.ts'
import { runChaosDrills } from './chaos.ts'
import { testRollingRestart } from './rolling-restart.ts'

const drills: Record<string, (args: string[]) => Promise<boolean>> = {
  restore: testBackupRestore,
  rolling: testRollingRestart,
  chaos: runChaosDrills,
}
const [name = '', ...drillArgs] = process.argv.slice(2)
const selectedDrill = drills[name]
if (selectedDrill) {
  const hasPassed = await selectedDrill(drillArgs)
  console.log(hasPassed ? `${name}: as it should be` : `${name}: NOT as it should be`)
  process.exitCode = hasPassed ? 0 : 1
} else {
  console.error(
    `pnpm drill <${Object.keys(drills).join(' | ')}>, on a Postgres of its own (POSTGRES_BIN names its programs)`,
  )
  process.exitCode = 1
}
