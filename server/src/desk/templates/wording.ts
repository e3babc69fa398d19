import type { Language, Wording } from '@portal/contract/language'

/** A language in the form of address of a firm (I18N-02). */
export const wordingOf = (language: Language, isFormal: boolean): Wording =>
  isFormal ? `${language}_u` : language

const otherAddress = (wording: Wording, isFormal: boolean): Wording =>
  wordingOf(wording.slice(0, 2) as Language, !isFormal)

/**
 * The wording in which a customer gets a template: that of the customer's language and the firm's form of address; else that
 * language in the other form, which the customer at least reads; else the firm's own Dutch, or whatever there is.
 * @returns undefined where a template has no wording at all
 */
export function chosenWording(
  has: readonly Wording[],
  language: Language,
  isFormal: boolean,
): Wording | undefined {
  const [wanted, own] = [wordingOf(language, isFormal), wordingOf('nl', isFormal)]
  const order = [wanted, otherAddress(wanted, isFormal), own, otherAddress(own, isFormal)]
  return order.find((one) => has.includes(one)) ?? has[0]
}
