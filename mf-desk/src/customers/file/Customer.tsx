import { useParams } from '@portal/remote-kit/router'
import { CustomerFile } from './CustomerFile.tsx'

/** The customer whose number the address tells: everything that the customer sees, what was said, sent and asked for. */
export default function Customer() {
  const { id = '' } = useParams()
  return <CustomerFile key={id} id={id} />
}
