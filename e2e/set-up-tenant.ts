import type { ProductionInstallation } from './production-installation.ts'
import { sendStaffCommand } from './staff-command.ts'

/** Command line program for a tenant's systems, relative to the workspace. */
export const tenantCliPath = 'server/src/tenant-api/cli.ts'

/** E-mail addresses of an installation's operator and of the owner of one of its tenants. */
export const [operatorEmail, ownerEmail] = ['operator@portaal.example', 'ruben@zuideradvies.example']

/**
 * Imports a file of records for the tenant BEEK of an installation, with a new API key; returns the result.
 * @param make the command that creates the key
 */
export async function importTenantRecords(
  portal: ProductionInstallation,
  token: string,
  file: string,
  make = 'key-add',
): Promise<string> {
  const { key } = await sendStaffCommand<{ key: string }>(portal.adminUrl, token, make, {
    ...{ tenant: 'beek', label: make },
  })
  return portal.run({ TENANT_KEY: key, TENANT_URL: portal.adminUrl }, tenantCliPath, 'import', file, '--wait')
}
