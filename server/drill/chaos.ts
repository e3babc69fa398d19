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
export async function runChaosDrills(drillNames: readonly string[]): Promise<boolean> {
  let allPassed = true
  for (const [name, fault] of Object.entries(faultDrills))
    if (drillNames.length === 0 || drillNames.includes(name)) allPassed = (await fault()) && allPassed
  return allPassed
}
