import { testDossierRendering } from './chaos/dossiers.ts'
import { testMailServerOutage } from './chaos/mail-server-outage.ts'
import { testPostgresRestarts } from './chaos/postgres-restarts.ts'
import { testSlowStore } from './chaos/slow-store.ts'

const faultDrills = {
  'postgres-restarts': testPostgresRestarts,
  'slow-store': testSlowStore,
  dossiers: testDossierRendering,
  'mail-server-outage': testMailServerOutage,
}

/** Runs all fault drills one after another, or only the named ones, and reports their effect on customers. */
export async function runChaosDrills(named: readonly string[]): Promise<boolean> {
  let fine = true
  for (const [name, fault] of Object.entries(faultDrills))
    if (named.length === 0 || named.includes(name)) fine = (await fault()) && fine
  return fine
}
