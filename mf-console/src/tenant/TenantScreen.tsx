import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { tenantsPath } from '../shared/paths.ts'
import { Tenant } from './Tenant.tsx'

/** A tenant: its switches, and their history. */
export default function TenantScreen() {
  return (
    <Routes>
      <Route path={`${tenantsPath}/:subdomain`} element={<OfAddress />} />
    </Routes>
  )
}

function OfAddress() {
  const { subdomain = '' } = useParams()
  return <Tenant key={subdomain} subdomain={subdomain} />
}
