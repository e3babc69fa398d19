import { beginAssessment, beginPartnerAssessment, invite } from '@portal/contract/retrieval'
import { usePortal } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { useState } from 'react'

/** Timeout of the response in milliseconds, well after the last waiting message. */
const responseTimeoutMs = 180_000

/**
 * Leave to retrieve data: the invitation first, which the firm keeps (RETRIEVE-08), then a token and the page to show.
 * Every asking is a new leave: an earlier one is never shown while a new one is on its way, for then the page would be
 * replaced under the customer's hands. It is never asked for again by itself.
 */
export function useLeave(type: string, partner: boolean) {
  const { api } = usePortal()
  const [asked] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['RETRIEVAL', type, partner, asked],
    queryFn: async ({ signal }) => {
      const options = { signal, timeout: responseTimeoutMs }
      await api.send(invite, { body: { send_email: false, type } }, { signal }).catch(() => null)
      return api.send(partner ? beginPartnerAssessment : beginAssessment, { body: { type } }, options)
    },
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  })
}
