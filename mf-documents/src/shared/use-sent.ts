import { getSentMessages, type SentMessage } from '@portal/contract/sent-message'
import { useRead } from '@portal/remote-kit'

const none: readonly SentMessage[] = []

/** Messages of the customer to the tenant, newest first. Fetched only while `wanted`. */
export function useSent(wanted: boolean) {
  const read = useRead(getSentMessages, undefined, { enabled: wanted })
  return {
    sent: read.data?.data ?? none,
    pending: wanted && read.isPending,
    failed: read.isError && !read.data,
    refetch: () => void read.refetch(),
  }
}
