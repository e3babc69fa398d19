import { dossiersRendered } from './chaos/dossiers.ts'
import { mailServerOutage } from './chaos/mail-server-outage.ts'
import { postgresRestarts } from './chaos/postgres-restarts.ts'
import { slowStore } from './chaos/slow-store.ts'

const faults = {
  'postgres-restarts': postgresRestarts,
  'slow-store': slowStore,
  dossiers: dossiersRendered,
  'mail-server-outage': mailServerOutage,
}

/** Injects faults one after another, or the named ones, and reports their effect on customers. */
export async function chaos(named: readonly string[]): Promise<boolean> {
  let fine = true
  for (const [name, fault] of Object.entries(faults))
    if (named.length === 0 || named.includes(name)) fine = (await fault()) && fine
  return fine
}
