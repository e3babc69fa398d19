import type { Language } from '@portal/contract/language'
import type { CustomerScope } from '../http/authorise.ts'
import type { SigningRow } from './signing-request.ts'
import { getSigningTexts } from './signing-texts.ts'

/** Creates the sentence to which the customer agrees. */
export function createSigningAgreement(
  { kind, name }: Pick<SigningRow, 'kind' | 'name'>,
  { tenant }: Pick<CustomerScope, 'tenant'>,
  language: Language,
): string {
  const { pronoun, full_name, name: short } = tenant.tenant
  return getSigningTexts(language, pronoun !== 'JE')(`agreement_${kind}`, {
    name,
    tenant: full_name ?? short,
  })
}
