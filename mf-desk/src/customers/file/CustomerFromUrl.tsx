import { useParams } from '@portal/remote-kit/router'
import { CustomerFile } from './CustomerFile.tsx'

export default function CustomerFromUrl() {
  const { id = '' } = useParams()
  return <CustomerFile key={id} id={id} />
}
