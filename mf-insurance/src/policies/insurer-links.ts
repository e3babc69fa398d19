import { foldText } from '@portal/domain/format/fold'

/** Where a customer signs in for the policies themselves, and works out a premium (POLICY-03). */
interface InsurerLinks {
  /** Null for an insurer whose address is not known. */
  login: string | null
  calculator: string
}

/** Addresses for customers of no partner insurer: sites of all insurers together and of the consumers' union. */
const general = {
  login: 'https://www.mijnverzekeringenopeenrij.nl',
  calculator: 'https://www.consumentenbond.nl/overlijdensrisicoverzekering',
}

/** Addresses of the partner insurers, by the name that `partnerInsurerOf` gives (POLICY-04). */
const partners: Readonly<Record<string, typeof general>> = {
  Univé: {
    login: 'https://www.unive.nl/inloggen',
    calculator: 'https://www.unive.nl/overlijdensrisicoverzekering',
  },
}

/** Sites of insurers on which their customers sign in, by a word of the name that they have on a policy. */
const sites: readonly [word: RegExp, login: string][] = [
  [/\b(ehh|unive)\b/, 'https://www.unive.nl/inloggen'],
  [/\ba\.?s\.?r\.?(?!\w)/, 'https://www.asr.nl'],
  [/\ballianz\b/, 'https://www.allianz.nl'],
  [/\b(nn|nationale[- ]nederlanden)\b/, 'https://www.nn.nl'],
  [/\bcentraal beheer\b/, 'https://www.centraalbeheer.nl'],
  [/\bfbto\b/, 'https://www.fbto.nl'],
  [/\binterpolis\b/, 'https://www.interpolis.nl'],
  [/\bohra\b/, 'https://www.ohra.nl'],
  [/\bscildon\b/, 'https://www.scildon.nl'],
  [/\btaf\b/, 'https://www.taf.nl'],
]

/** The links for a customer of this partner insurer, or of none. */
export const insurerLinksFor = (insurer: string | null): InsurerLinks =>
  (insurer !== null && partners[insurer]) || general

/**
 * The links beside one policy, whose insurer's name is `agency`: to sign in with that insurer and no other, and to work
 * out a premium as the customer does elsewhere.
 */
export function policyLinksFor(insurer: string | null, agency: string | null): InsurerLinks {
  const name = foldText(agency ?? '')
  const login = sites.find(([word]) => word.test(name))?.[1] ?? null
  return { ...insurerLinksFor(insurer), login }
}

/** The name of a site as people write it. */
export const siteOf = (address: string): string => new URL(address).host.replace(/^www\./, '')
