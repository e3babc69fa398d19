import type { Language } from '@portal/contract/language'
import type { Scope } from '../http/authorise.ts'
import type { SigningRow } from './signing-request.ts'
import { textsIn } from './signing-texts.ts'

/** The sentence to agree to, in a language and the tenant's wording. */
export function agreementOf(
  { kind, name }: Pick<SigningRow, 'kind' | 'name'>,
  { tenant }: Pick<Scope, 'tenant'>,
  language: Language,
): string {
  const { pronoun, full_name, name: short } = tenant.tenant
  return textsIn(language, pronoun !== 'JE')(`agreement_${kind}`, { name, tenant: full_name ?? short })
}
