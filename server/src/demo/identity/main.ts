import { demoOperator } from '../../demo-mode.ts'
import { demoStaffOf } from '../staff.ts'
import { demoTenants } from '../tenants.ts'
import { timelineFrom } from '../timeline.ts'
import { demoIdentities } from './provider.ts'

/** Serves the demo's identity provider on a local port until it is stopped or its parent process exits. */
async function main(port: number, clientId: string, back: string): Promise<void> {
  const tenants = demoTenants(timelineFrom(new Date())).map(({ subdomain }) => subdomain)
  const operator = { name: 'Olivier Peters', email: demoOperator, tenant: null, role: 'operator' as const }
  const people = [operator, ...tenants.flatMap(demoStaffOf)]
  const server = await demoIdentities(`http://localhost:${port}`, { clientId, people, back })
  const stop = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.on('SIGINT', stop).on('SIGTERM', stop).on('disconnect', stop)
  server.listen(port, 'localhost', () => process.send?.('ready'))
}

const [, , port, clientId = '', back = ''] = process.argv
await main(Number(port), clientId, back)
