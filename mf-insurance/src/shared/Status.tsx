import { statusOf } from '@portal/domain/stated-words'
import { Dutch } from '@portal/remote-kit/dutch'
import { useText } from '../texts.ts'

/** A status that the firm's systems sent in Dutch: in the language in force where it is known, else marked as Dutch. */
export function Status({ stated }: { stated: string }) {
  const text = useText()
  const status = statusOf(stated)
  return status ? text(`status_${status}`) : <Dutch>{stated}</Dutch>
}
