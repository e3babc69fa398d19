import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { tenantsPath } from '../shared/console-paths.ts'
import { TenantDetails } from './TenantDetails.tsx'

/** Screen of one tenant: its switches and their history. */
export default function TenantScreen() {
  return (
    <Routes>
      <Route path={`${tenantsPath}/:subdomain`} element={<TenantDetailsFromUrl />} />
    </Routes>
  )
}

function TenantDetailsFromUrl() {
  const { subdomain = '' } = useParams()
  return <TenantDetails key={subdomain} subdomain={subdomain} />
}
