import { useParams } from '@portal/remote-kit/router'
import { CustomerFile } from './CustomerFile.tsx'

/** The customer in the address: their file, conversation, documents and requests. */
export default function Customer() {
  const { id = '' } = useParams()
  return <CustomerFile key={id} id={id} />
}
