import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'

const noMessages: readonly SentMessage[] = []

/** Messages from the customer to the tenant, newest first; fetched only while `wanted`. */
export function useSentMessages(wanted: boolean) {
  const read = useRead(getSentMessages, undefined, { enabled: wanted })
  return {
    sent: read.data?.data ?? noMessages,
    pending: wanted && read.isPending,
    failed: read.isError && !read.data,
    refetch: () => void read.refetch(),
  }
}
