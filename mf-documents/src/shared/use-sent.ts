import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'

const none: readonly SentMessage[] = []

/** What the customer wrote to the firm, newest first. Asked for only while it is `wanted`. */
export function useSent(wanted: boolean) {
  const read = useRead(getSentMessages, undefined, { enabled: wanted })
  return {
    sent: read.data?.data ?? none,
    pending: wanted && read.isPending,
    failed: read.isError && !read.data,
    refetch: () => void read.refetch(),
  }
}
