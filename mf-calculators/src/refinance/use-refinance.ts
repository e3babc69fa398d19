import type { BodyOf } from '@portal/contract/call'
import { getRefinance } from '@portal/contract/refinance'
import { usePostQuery, useTenant, useWrite } from '@portal/remote-kit'
import type { Asker } from '../shared/advice/RequestAdvice.tsx'

/** Input of a comparison. */
export type RefinanceBody = Omit<BodyOf<typeof getRefinance>, 'step' | 'lead' | 'idempotency_key'>

const useKey = () => useTenant()?.refinance_key ?? ''

/** Compares at the server (REFI-01, API-65); keeps the previous result meanwhile. */
export function useRefinance(body: RefinanceBody | null) {
  const key = useKey()
  const input = body && { query: { key }, body: { step: 'refinance', ...body } as const }
  return usePostQuery(getRefinance, 'REFINANCE', input, { keepPrevious: true })
}

/** Requests advice about a lender's proposal: step 'thanks' of the comparison, with the lead (REFI-08, API-67). */
export function useRequestAdvice(body: RefinanceBody, lender: string) {
  const { mutateAsync } = useWrite(getRefinance)
  const key = useKey()
  return (asker: Asker, idempotency_key: string) => {
    const lead = { ...asker, proposal_lender_hdn_code: lender }
    return mutateAsync({ query: { key }, body: { step: 'thanks', ...body, lead, idempotency_key } })
  }
}
