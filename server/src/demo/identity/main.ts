import { demoOperatorEmail } from '../../config.ts'
import { createDemoStaff } from '../demo-staff.ts'
import { createDemoTenants } from '../demo-tenants.ts'
import { createTimeline } from '../demo-timeline.ts'
import { createIdentityProvider } from './demo-identity-provider.ts'

/** Runs until it is stopped or its parent process exits. */
async function startIdentityProvider(port: number, clientId: string, redirectUrl: string): Promise<void> {
  const tenants = createDemoTenants(createTimeline(new Date())).map(({ subdomain }) => subdomain)
  const operator = {
    name: 'Olivier Peters',
    email: demoOperatorEmail,
    tenant: null,
    role: 'operator' as const,
  }
  const people = [operator, ...tenants.flatMap(createDemoStaff)]
  const server = await createIdentityProvider(`http://localhost:${port}`, { clientId, people, redirectUrl })
  const stopProvider = () => {
    server.close(() => process.exit(0))
    server.closeAllConnections()
  }
  process.on('SIGINT', stopProvider).on('SIGTERM', stopProvider).on('disconnect', stopProvider)
  server.listen(port, 'localhost', () => process.send?.('ready'))
}

const [, , port, clientId = '', back = ''] = process.argv
await startIdentityProvider(Number(port), clientId, back)
