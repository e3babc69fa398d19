import type { Policy } from '@portal/contract/policy'
import type { AdviceInsurancePolicy } from '@portal/contract/scenario'
import { countMonthsUntil } from '@portal/time/calendar-day'
import { getPolicyGroup, groupPackages, type SinglePolicy } from './policy.ts'

export interface NamedPerson {
  full_name: string
  first_name: string | null
}

export interface PolicyCover {
  /** Id of the cover, from the policy's id and a position. It is unique per customer. */
  id: string
  name: string
  sent: AdviceInsurancePolicy
  /** False if the policy does not name the insured person, so the cover is assumed to be the customer's. */
  isNamed: boolean
  /** Tenant's description of how the amount changes, such as 'Annuïtair dalend'; null if unknown. */
  changes: string | null
}

/** Reason why a policy is excluded: it only saves, it pays another person, or its benefit is unclear. */
export type ExclusionReason = 'savings' | 'other_receives' | 'unclear'

/** Benefits of a customer's policies as calculation input, and the policies that were excluded. */
export interface PolicyCovers {
  covers: readonly PolicyCover[]
  leftOut: readonly { id: string; name: string; why: ExclusionReason }[]
}

type CoverageLine = NonNullable<Policy['coverages']>[number]
type PolicyDescription = NonNullable<Policy['descriptions']>[number]

const coverPatterns: readonly (readonly [RegExp, AdviceInsurancePolicy['covers']])[] = [
  [/overlijden/i, 'death'],
  [/arbeidsongeschikt|ziekte/i, 'incapacity'],
  [/werkloos|ww/i, 'unemployment'],
]
const monthsByUnit = { dag: 1 / 30, maand: 1, jaar: 12 } as const

/** Parses the amount of a text such as '€ 250.000' or '€ 950,50 per maand'. */
function parseAmount(value: string): number | null {
  const [, whole, cents = '0'] = /€\s*(\d[\d.]*)(?:,(\d{1,2}))?/.exec(value) ?? []
  return whole === undefined ? null : Number(whole.replaceAll('.', '')) + Number(`0.${cents}`)
}

/** Parses the period after certain words, as in 'ten hoogste 12 maanden', to months. */
function parseMonthsAfter(words: RegExp, value: string): number | null {
  const after = new RegExp(`(?:${words.source})\\D{0,12}(\\d+)\\s*(dag|maand|jaar)`, 'i').exec(value)
  if (!after) return null
  return Math.ceil(Number(after[1]) * monthsByUnit[after[2]?.toLowerCase() as keyof typeof monthsByUnit])
}

const findDescription = (descriptions: readonly PolicyDescription[], label: RegExp): string | null =>
  descriptions.find((one) => label.test(one.label))?.value ?? null

const isPersonNamed = (text: string | null, person: NamedPerson | null): boolean =>
  person !== null && (text ?? '').toLowerCase().includes(person.full_name.toLowerCase())

/**
 * Finds the insured person that the policy's descriptions name. Without a name, the partner is insured if the policy's
 * name contains their first name.
 */
function findInsuredPerson(
  policy: SinglePolicy,
  partner: NamedPerson | null,
): { insured: AdviceInsurancePolicy['insured']; isNamed: boolean } {
  const named = findDescription(policy.descriptions ?? [], /verzekerde/i)
  const first = partner?.first_name
  const isOfPartner =
    isPersonNamed(named, partner) ||
    (named === null && Boolean(first) && new RegExp(`\\b${first}\\b`, 'i').test(policy.name))
  return { insured: isOfPartner ? 'partner' : 'applicant', isNamed: named !== null || isOfPartner }
}

/** Finds the beneficiary of a policy; null if its descriptions name none. */
function findBeneficiary(
  policy: SinglePolicy,
  people: readonly (NamedPerson | null)[],
): AdviceInsurancePolicy['beneficiary'] {
  const named = findDescription(policy.descriptions ?? [], /begunstig|verpand/i)
  if (named === null) return null
  if (/erfgena|partner|echtgeno/i.test(named) || people.some((person) => isPersonNamed(named, person)))
    return 'survivor'
  return /bank|hypothe|geldverstrek|verpand/i.test(named) ? 'lender' : 'other'
}

/** Parses a coverage line of a policy; null if the line does not describe a benefit. */
function parseCover({ label, value }: CoverageLine, descriptions: readonly PolicyDescription[]) {
  const covers = coverPatterns.find(([pattern]) => pattern.test(label))?.[1]
  const amount = parseAmount(value ?? '')
  if (!covers || !amount || !value || /per jaar/i.test(value)) return null
  const isMonthly = /per maand|maandelijks/i.test(value)
  if (!isMonthly && covers !== 'death') return null
  const waiting = findDescription(descriptions, /wachttijd|eigen ?risico/i)
  const end = findDescription(descriptions, /eindleeftijd/i)
  const endAge = /(\d{2})/.exec(end ?? '')?.[1] ?? /tot\D{0,12}(\d{2}) jaar/i.exec(value)?.[1]
  return {
    covers,
    ...(isMonthly ? { monthly_benefit: amount } : { amount }),
    waiting_months:
      parseMonthsAfter(/wachttijd|eigen ?risico(?:periode)?/, value) ??
      parseMonthsAfter(/^/, waiting ?? '') ??
      0,
    duration_in_months: parseMonthsAfter(/ten hoogste|hoogstens|maximaal|max\.?/, value),
    end_age: endAge === undefined ? null : Number(endAge),
  }
}

/** Returns the policies in force that may pay a benefit. The policies of a package replace the package. */
const listPoliciesWithBenefit = (policies: readonly Policy[]): SinglePolicy[] =>
  groupPackages(policies)
    .flatMap((policy) => ((policy.children ?? []).length > 0 ? (policy.children ?? []) : [policy]))
    .filter((policy) => (policy.mutation_code ?? 0) === 0 && policy.active !== false)
    .filter((policy) => getPolicyGroup(policy) !== null)

/**
 * Reads the benefits of policies on death, incapacity or unemployment from the tenant's descriptions. Unclear policies
 * are excluded.
 */
export function readPolicyCovers(
  policies: readonly Policy[],
  { customer, partner, today }: { customer: NamedPerson; partner: NamedPerson | null; today: string },
): PolicyCovers {
  const covers: PolicyCover[] = []
  const leftOut: { id: string; name: string; why: ExclusionReason }[] = []
  for (const policy of listPoliciesWithBenefit(policies)) {
    const { id, name, expiration_date } = policy
    const remaining = expiration_date === null ? null : countMonthsUntil(today, expiration_date)
    if (remaining === 0) continue
    const { insured, isNamed } = findInsuredPerson(policy, partner)
    const beneficiary = findBeneficiary(policy, [customer, partner])
    const descriptions = policy.descriptions ?? []
    const found = (policy.coverages ?? []).flatMap((line, place) => {
      const cover = parseCover(line, descriptions)
      if (!cover) return []
      const sent = {
        ...cover,
        insured,
        beneficiary,
        remaining_months: remaining && Math.min(1200, remaining),
      }
      return [{ id: `${id}-${place}`, name, sent, isNamed, changes: line.method_capital_change }]
    })
    const receivesOther = found.length > 0 && beneficiary === 'other'
    if (found.length > 0 && !receivesOther) covers.push(...found)
    else {
      const saves = getPolicyGroup(policy) === 'savings'
      leftOut.push({
        id: String(id),
        name,
        why: receivesOther ? 'other_receives' : saves ? 'savings' : 'unclear',
      })
    }
  }
  return { covers, leftOut }
}
