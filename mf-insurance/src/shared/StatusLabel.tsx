import { translateStatus } from '@portal/domain/dutch-terms'
import { DutchText } from '@portal/remote-kit/dutch'
import { useText } from '../texts.ts'

/** Dutch status text of the tenant's systems: translated if known, otherwise marked as Dutch. */
export function StatusLabel({ stated }: { stated: string }) {
  const text = useText()
  const status = translateStatus(stated)
  return status ? text(`status_${status}`) : <DutchText>{stated}</DutchText>
}
