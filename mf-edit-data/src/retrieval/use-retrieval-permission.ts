import { beginPartnerRetrieval, beginRetrieval, inviteToDataRetrieval } from '@portal/contract/retrieval'
import { usePortal } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import { useState } from 'react'

/** Timeout of the request for permission, in milliseconds; well after the last waiting message. */
const permissionTimeoutMs = 180_000

/**
 * Requests permission for a retrieval: first stores the invitation (RETRIEVE-08), then requests a token and the
 * external URL. Never cached or refetched, because a new URL would replace the page during use.
 */
export function useRetrievalPermission(type: string, partner: boolean) {
  const { api } = usePortal()
  const [asked] = useState(() => crypto.randomUUID())
  return useQuery({
    queryKey: ['RETRIEVAL', type, partner, asked],
    queryFn: async ({ signal }) => {
      const options = { signal, timeout: permissionTimeoutMs }
      await api
        .send(inviteToDataRetrieval, { body: { send_email: false, type } }, { signal })
        .catch(() => null)
      return api.send(partner ? beginPartnerRetrieval : beginRetrieval, { body: { type } }, options)
    },
    retry: false,
    gcTime: 0,
    staleTime: 'static',
  })
}
