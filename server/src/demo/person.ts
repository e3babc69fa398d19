import type { CustomerFacts, RelativeFacts } from '../database/tables/customer.ts'

/** A customer of the demo. */
export interface DemoCustomer {
  tenant: string
  first: string
  prefix?: string
  last: string
  /** 1 male, 0 female. */
  sex: 0 | 1
  /** Date of birth. */
  born: string
  facts?: Partial<CustomerFacts>
  twoFactor?: 'error' | 'message'
  hasAccess?: false
  canUpdateSelf?: false
  canUpdatePartner?: false
  locked?: true
  language?: 'nl' | 'en' | 'de'
  /** Office of the firm; null for none. */
  office?: number | null
  label?: 'EHH' | 'UNIVE'
  /** Without phone, e-mail shown and picture. */
  bare?: true
  /** The last portal submission is unknown (DEMO-11). */
  neverSubmitted?: true
  /** User name of the customer whose file is the same; left out: the file is this customer's own. */
  like?: string
  partner?: DemoRelative
  children?: DemoRelative[]
}

/** The name that a customer signs in with: the first name in lower case. */
export const usernameOf = ({ first }: Pick<DemoCustomer, 'first'>): string => first.toLowerCase()

/** A partner or child in the demo. */
export interface DemoRelative {
  first: string
  prefix?: string
  last: string
  sex: 0 | 1
  born: string
  facts?: Partial<RelativeFacts>
}
