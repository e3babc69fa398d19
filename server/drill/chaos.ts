import { testDossierRendering } from './chaos/dossier-rendering.ts'
import { testMailServerOutage } from './chaos/mail-server-outage.ts'
import { testPostgresRestarts } from './chaos/postgres-restarts.ts'
import { testSlowStore } from './chaos/slow-store.ts'

const faultDrills = {
  'postgres-restarts': testPostgresRestarts,
  'slow-store': testSlowStore,
  dossiers: testDossierRendering,
  'mail-server-outage': testMailServerOutage,
}

/** Runs the named fault drills one after another, or all of them. Returns whether all passed. */
export async function runChaosDrills(named: readonly string[]): Promise<boolean> {
  let passed = true
  for (const [name, fault] of Object.entries(faultDrills))
    if (named.length === 0 || named.includes(name)) passed = (await fault()) && passed
  return passed
}
