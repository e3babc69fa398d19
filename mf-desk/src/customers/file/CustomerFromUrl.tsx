import { useParams } from '@portal/remote-kit/router'
import { CustomerFile } from './CustomerFile.tsx'

/** File of the customer whose id is in the URL. */
export default function CustomerFromUrl() {
  const { id = '' } = useParams()
  return <CustomerFile key={id} id={id} />
}
