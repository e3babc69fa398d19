import type { ApiCall } from '@portal/contract/call'
import * as homeMap from '@portal/contract/home-map'
import { allCalls } from '../documentation/all-calls.ts'
import type { CustomerFilePart } from './customer-file-parts.ts'

/**
 * Access that a call requires. 'open': no restriction, or the call checks each part itself. 'own': only the owner.
 * Otherwise, the parts of a customer file of which one must be readable or changeable.
 */
export type RequiredAccess =
  | 'open'
  | 'own'
  | { read: readonly CustomerFilePart[] }
  | { change: readonly CustomerFilePart[] }

const requireRead = (...parts: CustomerFilePart[]): RequiredAccess => ({ read: parts })
const requireChange = (...parts: CustomerFilePart[]): RequiredAccess => ({ change: parts })

/**
 * Access that each call requires, by export name of the call (HOUSE-03). A call without an entry is for the owner only;
 * a test names these calls.
 */
export const requiredAccessByName: Readonly<Record<string, RequiredAccess>> = {
  getCustomer: 'open',
  getFamily: 'open',
  getLenders: 'open',
  getLenderLabels: 'open',
  getStreet: 'open',

  saveContactDetails: requireChange('personal'),
  savePersonalia: requireChange('personal', 'partner_personal'),

  getLivingDetails: requireRead('home'),
  getHomeCoordinates: requireRead('home'),
  getMortgages: requireRead('home'),
  getUpcomingEvents: requireRead('home'),
  getScenarios: requireRead('home'),
  getRefinance: requireRead('home'),
  saveLivingDetails: requireChange('home'),
  saveHomeAddress: requireChange('home'),
  saveHomeValues: requireChange('home'),
  saveMortgages: requireChange('home'),
  saveMortgagePart: requireChange('home'),

  getPolicies: requireRead('insurance'),
  getPolicy: requireRead('insurance'),
  getDamages: requireRead('insurance'),

  getIncomes: requireRead('income'),
  getPartnerIncomes: requireRead('partner_income'),
  getRetirements: requireRead('pension'),
  getPartnerRetirements: requireRead('partner_pension'),
  saveIncome: requireChange('income', 'pension', 'partner_income', 'partner_pension'),
  saveIncomeEntry: requireChange('income', 'partner_income'),
  addIncomeEntry: requireChange('income', 'partner_income'),
  removeIncomeEntry: requireChange('income', 'partner_income'),
  savePensionEntry: requireChange('pension', 'partner_pension'),
  addPensionEntry: requireChange('pension', 'partner_pension'),
  removePensionEntry: requireChange('pension', 'partner_pension'),
  uploadProofOfIncome: requireChange('income'),

  getObligations: requireRead('savings'),
  getPossessions: requireRead('savings'),

  getDocuments: requireRead('documents'),
  getDocumentFile: requireRead('documents'),
  getTenantDocuments: requireRead('documents'),
  getTenantDocument: requireRead('documents'),
  deleteDocument: requireChange('documents'),
  uploadDocument: requireChange('documents'),

  getTasks: requireRead('messages'),
  getActiveSignals: requireRead('messages'),
  getNotes: requireRead('messages'),
  getMails: requireRead('messages'),
  getMailFile: requireRead('messages'),
  getMailAttachment: requireRead('messages'),
  getSentMessages: requireRead('messages'),
  sendMessage: requireChange('messages'),
  addActivityNote: requireChange('messages'),
  replyToTask: requireChange('messages'),

  getAppointmentTypes: requireRead('appointments'),
  getAppointments: requireRead('appointments'),
  getBookableAdvisers: requireRead('appointments'),
  getBookableTimes: requireRead('appointments'),
  bookAppointment: requireChange('appointments'),
  cancelAppointment: requireChange('appointments'),
}

const isApiCall = (value: unknown): value is ApiCall =>
  typeof value === 'object' && value !== null && 'access' in value

/** Includes calls that the API description omits. @internal for tests */
export const customerCalls: readonly (readonly [name: string, call: ApiCall])[] = [
  ...allCalls.map(({ name, call }) => [name, call] as const),
  ...Object.entries(homeMap).flatMap(([name, call]) => (isApiCall(call) ? [[name, call] as const] : [])),
].filter(([, { access }]) => access === 'customer')

const requiredAccessByCall = new Map(
  customerCalls.map(([name, call]) => [call, requiredAccessByName[name] ?? 'own']),
)

export const getRequiredAccess = (call: ApiCall): RequiredAccess => requiredAccessByCall.get(call) ?? 'own'
