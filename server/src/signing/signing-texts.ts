import type { Language } from '@portal/contract/language'
import type { SigningKind } from '@portal/contract/signing'
import type { Tenant } from '@portal/contract/tenant'
import { createTextFunction, type TextFunction as TextsBy } from '@portal/domain/format/text-function'
import de from './texts/de.json' with { type: 'json' }
import de_u from './texts/de_u.json' with { type: 'json' }
import en from './texts/en.json' with { type: 'json' }
import en_u from './texts/en_u.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import nl_u from './texts/nl_u.json' with { type: 'json' }

export type SigningTextFunction = TextsBy<keyof typeof nl>

export const getSigningTexts = createTextFunction<keyof typeof nl>({ nl, nl_u, en, en_u, de, de_u })

export const getSigningTaskTitle = (language: Language, isFormal: boolean, name: string): string =>
  getSigningTexts(language, isFormal)('task_title', { name })

/** Creates the sentence to which the customer agrees. */
export function createSigningAgreement(
  { kind, name }: { kind: SigningKind; name: string },
  tenant: Tenant,
  language: Language,
): string {
  return getSigningTexts(language, tenant.pronoun !== 'JE')(`agreement_${kind}`, {
    name,
    tenant: tenant.full_name ?? tenant.name,
  })
}
