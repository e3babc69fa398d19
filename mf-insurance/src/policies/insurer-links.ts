/** Where a customer signs in for the policies themselves, and works out a premium (POLICY-03). */
interface InsurerLinks {
  login: string
  calculator: string
}

/** Addresses for customers of no partner insurer: sites of all insurers together and of the consumers' union. */
const general: InsurerLinks = {
  login: 'https://www.mijnverzekeringenopeenrij.nl',
  calculator: 'https://www.consumentenbond.nl/overlijdensrisicoverzekering',
}

/** Addresses of the partner insurers, by the name that `partnerInsurerOf` gives (POLICY-04). */
const partners: Readonly<Record<string, InsurerLinks>> = {
  EHH: {
    login: 'https://www.unive.nl/inloggen',
    calculator: 'https://www.unive.nl/overlijdensrisicoverzekering',
  },
  Univé: {
    login: 'https://www.unive.nl/inloggen',
    calculator: 'https://www.unive.nl/overlijdensrisicoverzekering',
  },
}

/** The links for a customer of this partner insurer, or of none. */
export const insurerLinksFor = (insurer: string | null): InsurerLinks =>
  (insurer !== null && partners[insurer]) || general

/** The name of a site as people write it. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '')
