import { giveCommand } from './adviser.ts'
import type { Installation } from './installation.ts'

/** Command line program for a tenant's systems, relative to the workspace. */
export const tenantCommand = 'server/src/tenant-api/cli.ts'

/** Operator of an installation, and the owner of one of its tenants. */
export const [operator, ruben] = ['operator@portaal.example', 'ruben@zuideradvies.example']

/**
 * Imports a file of records for the tenant BEEK of an installation, with a new key; returns the result.
 * @param make the command that makes the key
 */
export async function importFile(
  portal: Installation,
  token: string,
  file: string,
  make = 'key-add',
): Promise<string> {
  const { key } = await giveCommand<{ key: string }>(portal.admin, token, make, {
    ...{ tenant: 'beek', label: make },
  })
  return portal.run({ TENANT_KEY: key, TENANT_URL: portal.admin }, tenantCommand, 'import', file, '--wait')
}
