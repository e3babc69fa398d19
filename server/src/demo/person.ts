import type { CustomerFacts, RelativeFacts } from '../database/tables/customer.ts'

/** A customer of the demo. The user name is the first name in lower case. */
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
  partner?: DemoRelative
  children?: DemoRelative[]
}

/** A partner or child in the demo. */
export interface DemoRelative {
  first: string
  prefix?: string
  last: string
  sex: 0 | 1
  born: string
  facts?: Partial<RelativeFacts>
}
