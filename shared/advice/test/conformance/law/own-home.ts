import { calculateTaxDueByLaw, type TaxpayerInput } from './income-tax.ts'
import { findRawNormEdition } from './norm-edition.ts'

/**
 * Calculates the imputed rent (Wet IB 2001 art. 3.112): a percentage of the WOZ value, and a higher one of the value
 * above a threshold.
 */
export function calculateImputedRentByLaw(day: string, value: number): number {
  const { brackets, above } = findRawNormEdition('tax', day).imputed_rent?.value ?? {}
  if (value > above.threshold) return above.fixed + ((value - above.threshold) * above.percent) / 100
  let percent = 0
  for (const step of brackets as { from: number; percent: number }[])
    if (value > step.from) percent = step.percent
  return (value * percent) / 100
}

/** Calculates the total tax saving if the first person has this share of the home (Wet IB 2001 art. 2.17). */
function calculateTaxSaving(
  day: string,
  payers: readonly TaxpayerInput[],
  added: number,
  costs: number,
  share: number,
): number {
  const shares = payers.length === 1 ? [1] : [share, 1 - share]
  return payers.reduce((sum, payer, index) => {
    const of = shares[index] ?? 0
    return (
      sum +
      calculateTaxDueByLaw(day, payer) -
      calculateTaxDueByLaw(day, payer, { added: added * of, costs: costs * of })
    )
  }, 0)
}

/** Finds the maximum tax saving by a home in steps of increasing precision. */
export function findMaximumTaxSaving(
  day: string,
  payers: readonly TaxpayerInput[],
  value: number,
  costs: number,
): number {
  const rent = calculateImputedRentByLaw(day, value)
  // Wet IB 2001 art. 3.123a: a percentage of the imputed rent above the deductible costs is deducted.
  const left = (Math.max(0, rent - costs) * findRawNormEdition('tax', day).hillen_percent?.value) / 100
  const calculateSavingAtShare = (share: number) => calculateTaxSaving(day, payers, rent - left, costs, share)
  if (payers.length === 1) return calculateSavingAtShare(1)
  let tried = Array.from({ length: 201 }, (_, index) => index / 200)
  for (let width = 1 / 200; width > 1e-7; width /= 20) {
    const best = tried.sort((a, b) => calculateSavingAtShare(b) - calculateSavingAtShare(a)).slice(0, 3)
    const round = best.flatMap((share) =>
      Array.from({ length: 41 }, (_, index) => share + ((index - 20) / 20) * width),
    )
    tried = round.filter((share) => share >= 0 && share <= 1)
  }
  return Math.max(...tried.map(calculateSavingAtShare))
}
