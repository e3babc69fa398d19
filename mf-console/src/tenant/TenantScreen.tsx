import { useMatch } from '@portal/remote-kit/router'
import { tenantsPath } from '../shared/console-paths.ts'
import { TenantDetails } from './TenantDetails.tsx'

/** Screen of one tenant: its switches and their history. */
export default function TenantScreen() {
  const subdomain = useMatch(`${tenantsPath}/:subdomain`)?.params.subdomain
  return subdomain && <TenantDetails key={subdomain} subdomain={subdomain} />
}
