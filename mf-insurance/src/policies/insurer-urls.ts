import { normalizeForSearch } from '@portal/domain/format/normalize-for-search'

/** URLs of an insurer's sign-in and premium calculator (POLICY-03). */
interface InsurerUrls {
  /** Null if the sign-in URL is unknown. */
  login: string | null
  calculator: string
}

/** URLs for customers without a partner insurer: the insurers' joint site and the consumers' association. */
const defaultInsurerUrls = {
  login: 'https://www.mijnverzekeringenopeenrij.nl',
  calculator: 'https://www.consumentenbond.nl/overlijdensrisicoverzekering',
}

/** URLs of partner insurers, by the name that `findPartnerInsurer` returns (POLICY-04). */
const partnerInsurerUrls: Readonly<Record<string, typeof defaultInsurerUrls>> = {
  Univé: {
    login: 'https://www.unive.nl/inloggen',
    calculator: 'https://www.unive.nl/overlijdensrisicoverzekering',
  },
}

/** Sign-in URLs of insurers, by a pattern in their name. */
const signInUrlsByPattern: readonly [word: RegExp, login: string][] = [
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

/** Returns the URLs of the partner insurer, or the default URLs if there is none. */
export const getInsurerUrls = (insurer: string | null): InsurerUrls =>
  (insurer !== null && partnerInsurerUrls[insurer]) || defaultInsurerUrls

/**
 * URLs for a policy: the sign-in of the policy's insurer (`agency`), and the premium calculator of the customer's
 * partner insurer (`insurer`).
 */
export function getInsurerUrlsForPolicy(insurer: string | null, agency: string | null): InsurerUrls {
  const name = normalizeForSearch(agency ?? '')
  const login = signInUrlsByPattern.find(([word]) => word.test(name))?.[1] ?? null
  return { ...getInsurerUrls(insurer), login }
}

export const getHostName = (address: string): string => new URL(address).host.replace(/^www\./, '')
