import { DeskSigning, SealingCertificate } from '@portal/contract/desk/desk-signing'
import * as v from '@portal/contract/valibot'

export const createExampleSigning = (given: Partial<v.InferInput<typeof DeskSigning>> = {}): DeskSigning =>
  v.parse(DeskSigning, {
    id: 1,
    kind: 'service_order',
    state: 'asked',
    name: 'Opdracht',
    asked_by: 'Sanne Vermeulen',
    asked_at: '2026-11-24T09:00:00Z',
    document_id: 8,
    is_new: false,
    ...given,
  })

/** Creates a valid sealing certificate with the given properties. */
export const createExampleCertificate = (
  given: Partial<v.InferInput<typeof SealingCertificate>> = {},
): SealingCertificate =>
  v.parse(SealingCertificate, {
    state: 'ready',
    subject: 'Zuider Advies B.V.',
    valid_until: '2027-11-24T09:00:00Z',
    ends_soon: false,
    is_test: false,
    ...given,
  })
