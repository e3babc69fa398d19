import type { LivingProperty } from '@portal/contract/living-details'
import type { Mortgage } from '@portal/contract/mortgage'

const normalizeAddressPart = (part: string | null | undefined) =>
  (part ?? '').replace(/\W/g, '').toUpperCase()

/**
 * Returns whether a mortgage is on the customer's home: postcode, number and addition are equal (MORTGAGE-03). A
 * mortgage has no field for a letter after the number, so a letter counts as the start of the addition.
 */
export function isMortgageOnHome({ mainProperty }: Mortgage, home: LivingProperty | null): boolean {
  if (!mainProperty?.postal_code || !home?.postcode) return false
  return (
    normalizeAddressPart(mainProperty.postal_code) === normalizeAddressPart(home.postcode) &&
    normalizeAddressPart(mainProperty.number) === normalizeAddressPart(home.number) &&
    normalizeAddressPart(mainProperty.number_addition) ===
      normalizeAddressPart(home.number_letter) + normalizeAddressPart(home.number_addition)
  )
}

const filterRunningMortgages = (mortgages: readonly Mortgage[]) =>
  mortgages.filter(({ status }) => status === 0)

/**
 * Finds the mortgage to use in calculations: the running mortgage on the home, or else the only running mortgage
 * (REFI-02).
 */
export function findMortgageForCalculation(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage | null {
  const running = filterRunningMortgages(mortgages)
  const only = running.length === 1 ? running[0] : null
  return running.find((mortgage) => isMortgageOnHome(mortgage, home)) ?? only ?? null
}

/** Returns the running mortgages that a calculation does not use. */
export const listOtherMortgages = (mortgages: readonly Mortgage[], matched: Mortgage | null): Mortgage[] =>
  filterRunningMortgages(mortgages).filter((mortgage) => mortgage !== matched)

/** Returns the running mortgages on the customer's home, including the one that calculations use. */
export function listMortgagesOnHome(mortgages: readonly Mortgage[], home: LivingProperty | null): Mortgage[] {
  const matched = findMortgageForCalculation(mortgages, home)
  return filterRunningMortgages(mortgages).filter(
    (mortgage) => mortgage === matched || isMortgageOnHome(mortgage, home),
  )
}

export function listMortgagesOnOtherHomes(
  mortgages: readonly Mortgage[],
  home: LivingProperty | null,
): Mortgage[] {
  const onHome = listMortgagesOnHome(mortgages, home)
  return filterRunningMortgages(mortgages).filter((mortgage) => !onHome.includes(mortgage))
}
