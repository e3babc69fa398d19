import { Route, Routes, useParams } from '@portal/remote-kit/router'
import { customersPath } from '../shared/paths.ts'
import { CustomerFile } from './CustomerFile.tsx'

/** One customer: everything that the customer sees, what was said, sent and asked for. */
export default function CustomerScreen() {
  return (
    <Routes>
      <Route path={`${customersPath}/:id`} element={<OfAddress />} />
    </Routes>
  )
}

function OfAddress() {
  const { id = '' } = useParams()
  return <CustomerFile key={id} id={id} />
}
