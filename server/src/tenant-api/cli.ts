import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { loadDemoMode } from '../demo-mode.ts'
import { runCommandLine, StartError } from '../start-error.ts'
import { printImportStatus, sendImportFile, type TenantApiAccess } from './cli/import-commands.ts'

const usageText = `pnpm tenant <command>, against the server at ADMIN_PORT (or TENANT_URL), with the key in TENANT_KEY:

  import    <file> [--wait]
            sends a file of records: lines (.ndjson), or a zip of data.ndjson and documents/…; with --wait until it is worked through
  status    [number]
            tells how far an import is, with its faults; without a number the newest
  demo      <file> [--tenant zuider | --lenders]
            writes what the demo has of a tenant as a zip, or the lenders of all tenants as lines, to be imported elsewhere`

function readTenantApiAccess(): TenantApiAccess {
  const { adminHost, adminPort } = readConfig(process.env)
  const key = process.env.TENANT_KEY ?? ''
  if (key === '') throw new StartError('TENANT_KEY is not set: make a key with pnpm adviser key-add')
  return { url: process.env.TENANT_URL ?? `http://${adminHost}:${adminPort}`, key }
}

async function runCommand([name = '', ...rest]: readonly string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    options: {
      wait: { type: 'boolean', default: false },
      tenant: { type: 'string', default: 'zuider' },
      lenders: { type: 'boolean', default: false },
    },
  })
  const [importId] = positionals
  if (name === 'status') return printImportStatus(readTenantApiAccess(), importId)
  if (!importId || (name !== 'import' && name !== 'demo')) throw new StartError(usageText)
  if (name === 'import') return sendImportFile(readTenantApiAccess(), importId, values.wait)
  const demo = await loadDemoMode({ demo: true })
  await demo?.writeRecords(values.lenders ? null : values.tenant, importId)
  return true
}

await runCommandLine(async (args) => {
  if (!(await runCommand(args))) process.exitCode = 1
})
