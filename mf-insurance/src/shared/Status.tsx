import { statusOf } from '@portal/domain/dutch-terms'
import { Dutch } from '@portal/remote-kit/dutch'
import { useText } from '../texts.ts'

/** A Dutch status sent by the tenant's systems: translated if known, otherwise marked as Dutch. */
export function Status({ stated }: { stated: string }) {
  const text = useText()
  const status = statusOf(stated)
  return status ? text(`status_${status}`) : <Dutch>{stated}</Dutch>
}
