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
  /** Office of the tenant; null for none. */
  office?: number | null
  label?: 'EHH' | 'UNIVE'
  /** Without phone, shown e-mail address and picture. */
  bare?: true
  /** Last portal submission unknown (DEMO-11). */
  neverSubmitted?: true
  /** User name of the customer with the same file; by default an own file. */
  like?: string
  partner?: DemoRelative
  children?: DemoRelative[]
}

/** User name: the first name in lower case. */
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
