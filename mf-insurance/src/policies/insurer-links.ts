import { foldText } from '@portal/domain/format/fold'

/** Sign-in and premium calculator of an insurer (POLICY-03). */
interface InsurerLinks {
  /** Null if the insurer's URL is unknown. */
  login: string | null
  calculator: string
}

/** URLs for customers without a partner insurer: the joint site of insurers, and the consumers' association. */
const general = {
  login: 'https://www.mijnverzekeringenopeenrij.nl',
  calculator: 'https://www.consumentenbond.nl/overlijdensrisicoverzekering',
}

/** URLs of partner insurers, by the name from `partnerInsurerOf` (POLICY-04). */
const partners: Readonly<Record<string, typeof general>> = {
  Univé: {
    login: 'https://www.unive.nl/inloggen',
    calculator: 'https://www.unive.nl/overlijdensrisicoverzekering',
  },
}

/** Sign-in sites of insurers, by a word in their name. */
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

/** Links for customers of this partner insurer, or of none. */
export const insurerLinksFor = (insurer: string | null): InsurerLinks =>
  (insurer !== null && partners[insurer]) || general

/**
 * Links for a policy of the insurer `agency`: sign-in at that insurer only, and the customer's usual premium
 * calculator.
 */
export function policyLinksFor(insurer: string | null, agency: string | null): InsurerLinks {
  const name = foldText(agency ?? '')
  const login = sites.find(([word]) => word.test(name))?.[1] ?? null
  return { ...insurerLinksFor(insurer), login }
}

/** Host name of a site without 'www.'. */
export const hostOf = (address: string): string => new URL(address).host.replace(/^www\./, '')
