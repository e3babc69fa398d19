import type { CallBody } from '@portal/contract/call'
import { getRefinance } from '@portal/contract/refinance'
import { usePostQuery, useTenant, useWrite } from '@portal/remote-kit'
import type { AdviceRequester } from '../shared/advice/RequestAdviceDialog.tsx'

/** Request body of a refinance comparison, without the step and the contact data. */
export type RefinanceBody = Omit<CallBody<typeof getRefinance>, 'step' | 'lead' | 'idempotency_key'>

const useRefinanceKey = () => useTenant()?.refinance_key ?? ''

/** Runs a comparison on the server (REFI-01, API-65). The previous result stays available during a new comparison. */
export function useRefinanceCalculation(body: RefinanceBody | null) {
  const key = useRefinanceKey()
  const input = body && { query: { key }, body: { step: 'refinance', ...body } as const }
  return usePostQuery(getRefinance, 'REFINANCE', input, { keepPrevious: true })
}

/**
 * Requests advice about a lender's proposal: sends the comparison again with step 'thanks' and the contact data as
 * `lead` (REFI-08, API-67).
 */
export function useRequestRefinanceAdvice(body: RefinanceBody, lender: string) {
  const { mutateAsync } = useWrite(getRefinance)
  const key = useRefinanceKey()
  return (asker: AdviceRequester, idempotency_key: string) => {
    const lead = { ...asker, proposal_lender_hdn_code: lender }
    return mutateAsync({ query: { key }, body: { step: 'thanks', ...body, lead, idempotency_key } })
  }
}
