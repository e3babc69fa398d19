import type { CustomerFacts, RelativeFacts } from '../database/tables/customer.ts'

export interface DemoCustomer {
  tenant: string
  first: string
  prefix?: string
  last: string
  /** 1: male, 0: female. */
  sex: 0 | 1
  born: string
  facts?: Partial<CustomerFacts>
  twoFactor?: 'error' | 'message'
  hasAccess?: false
  canUpdateSelf?: false
  canUpdatePartner?: false
  locked?: true
  language?: 'nl' | 'en' | 'de'
  office?: number | null
  label?: 'EHH' | 'UNIVE'
  /** Whether phone, displayed e-mail address and picture are missing. */
  hasNoContactDetails?: true
  /** Whether the customer's record has no time of the last submission (DEMO-11). */
  neverSubmitted?: true
  /** User name of the customer whose file is copied. */
  copiedFrom?: string
  partner?: DemoRelative
  children?: DemoRelative[]
}

export const getUsername = ({ first }: Pick<DemoCustomer, 'first'>): string => first.toLowerCase()

export interface DemoRelative {
  first: string
  prefix?: string
  last: string
  sex: 0 | 1
  born: string
  facts?: Partial<RelativeFacts>
}
