import type { AnswerOf, BodyOf } from '@portal/contract/call'
import type { ApiError } from '@portal/contract/error'
import { getRefinance } from '@portal/contract/refinance'
import { usePortal, useTenant } from '@portal/remote-kit'
import { useQuery } from '@portal/remote-kit/query'
import type { Asker } from '../shared/advice/RequestAdvice.tsx'

/** What a comparison is worked out from. */
export type RefinanceBody = Omit<BodyOf<typeof getRefinance>, 'step' | 'lead' | 'idempotency_key'>

const useKey = () => useTenant()?.refinance_key ?? ''

/**
 * Compares at the server whenever the body changes (REFI-01, API-65). Meanwhile the answer before stays; one that failed
 * is not asked for again by itself.
 */
export function useRefinance(body: RefinanceBody | null) {
  const { api } = usePortal()
  const key = useKey()
  return useQuery<AnswerOf<typeof getRefinance>, ApiError>({
    queryKey: ['REFINANCE', body],
    queryFn: ({ signal }) => {
      if (!body) throw new TypeError('there is nothing to compare')
      return api.send(getRefinance, { query: { key }, body: { step: 'refinance', ...body } }, { signal })
    },
    enabled: body !== null,
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}

/** Asks for advice about the proposal of a lender: the step 'thanks' of the comparison, with the lead (REFI-08, API-67). */
export function useAskAdvice(body: RefinanceBody, lender: string) {
  const { api } = usePortal()
  const key = useKey()
  return (asker: Asker, idempotency_key: string) =>
    api.send(getRefinance, {
      query: { key },
      body: {
        step: 'thanks',
        ...body,
        lead: { ...asker, proposal_lender_hdn_code: lender },
        idempotency_key,
      },
    })
}
