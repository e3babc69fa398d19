import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { firmsPath } from '../shared/paths.ts'
import { Firm } from './Firm.tsx'

/** A tenant: its switches, and their history. */
export default function FirmScreen() {
  return (
    <Routes>
      <Route path={`${firmsPath}/:subdomain`} element={<OfAddress />} />
    </Routes>
  )
}

function OfAddress() {
  const { subdomain = '' } = useParams()
  return <Firm key={subdomain} subdomain={subdomain} />
}
