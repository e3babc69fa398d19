import type { Call } from '@portal/contract/call'
import * as homeMap from '@portal/contract/home-map'
import { allCalls } from '../documentation/calls.ts'
import type { Part } from './parts.ts'

/**
 * Access that a call needs: none (`open`: shared by the tenant, or checks each part itself), the file's owner (`own`),
 * or reading or changing parts.
 */
export type Need = 'open' | 'own' | { read: readonly Part[] } | { change: readonly Part[] }

const read = (...parts: Part[]): Need => ({ read: parts })
const change = (...parts: Part[]): Need => ({ change: parts })

/**
 * Required access of each customer call by its export name (HOUSE-03). A missing call is for the owner only, and fails
 * a test.
 */
export const needs: Readonly<Record<string, Need>> = {
  getCustomer: 'open',
  getFamily: 'open',
  getLenders: 'open',
  getLenderLabels: 'open',
  getStreet: 'open',

  saveContactDetails: change('personal'),
  savePersonalia: change('personal', 'partner_personal'),

  getLiving: read('home'),
  getHomePlace: read('home'),
  getMortgages: read('home'),
  getUpcomingEvents: read('home'),
  getScenarios: read('home'),
  getRefinance: read('home'),
  saveLiving: change('home'),
  saveHomeAddress: change('home'),
  saveHomeValues: change('home'),
  saveMortgages: change('home'),
  saveMortgagePart: change('home'),

  getPolicies: read('insurance'),
  getPolicy: read('insurance'),
  getDamages: read('insurance'),

  getIncomes: read('income'),
  getPartnerIncomes: read('partner_income'),
  getRetirements: read('pension'),
  getPartnerRetirements: read('partner_pension'),
  saveIncome: change('income', 'pension', 'partner_income', 'partner_pension'),
  saveIncomeEntry: change('income', 'partner_income'),
  addIncomeEntry: change('income', 'partner_income'),
  removeIncomeEntry: change('income', 'partner_income'),
  savePensionEntry: change('pension', 'partner_pension'),
  addPensionEntry: change('pension', 'partner_pension'),
  removePensionEntry: change('pension', 'partner_pension'),
  uploadIncome: change('income'),

  getObligations: read('savings'),
  getPossessions: read('savings'),

  getDocuments: read('documents'),
  getDocument: read('documents'),
  getTenantDocuments: read('documents'),
  getTenantDocument: read('documents'),
  deleteDocument: change('documents'),
  uploadDocument: change('documents'),

  getTasks: read('messages'),
  getActiveSignals: read('messages'),
  getNotes: read('messages'),
  getMails: read('messages'),
  getMailFile: read('messages'),
  getMailAttachment: read('messages'),
  getSentMessages: read('messages'),
  sendMessage: change('messages'),
  leaveActivityNote: change('messages'),
  replyToTask: change('messages'),

  getAppointmentTypes: read('appointments'),
  getAppointments: read('appointments'),
  getResources: read('appointments'),
  getBookableTimes: read('appointments'),
  bookAppointment: change('appointments'),
  cancelAppointment: change('appointments'),
}

/**
 * Calls about the own account: keys, sign-ins, notifications, copies, erasure, invitations, seen marks, and signing.
 * @internal for tests
 */
export const ownCalls: readonly string[] = [
  'changePassword',
  'getAuthenticator',
  'beginAuthenticator',
  'confirmAuthenticator',
  'makeRecoveryCodes',
  'removeAuthenticator',
  'getPasskeys',
  'beginPasskey',
  'addPasskey',
  'renamePasskey',
  'removePasskey',
  'getTwoStep',
  'beginTwoStepChange',
  'changeTwoStep',
  'getSignIns',
  'endSignIn',
  'endOtherSignIns',
  'getFileViews',
  'getNotificationPreferences',
  'saveNotificationPreference',
  'getPushDevices',
  'addPushDevice',
  'endPushDevice',
  'saveAvatar',
  'markSeen',
  'getDossiers',
  'requestDossier',
  'getErasure',
  'requestErasure',
  'withdrawErasure',
  'invite',
  'getRetrieval',
  'beginAssessment',
  'beginPartnerAssessment',
  'getHousehold',
  'inviteToFile',
  'changeGrant',
  'endGrant',
  'acceptGrant',
  'changeConsents',
  'getSigning',
  'markSigningRead',
  'beginSigning',
  'sign',
  'declineSigning',
]

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value

/** Every customer call by export name, including those missing in the API description. @internal for tests */
export const customerCalls: readonly (readonly [name: string, call: Call])[] = [
  ...allCalls.map(({ name, call }) => [name, call] as const),
  ...Object.entries(homeMap).flatMap(([name, call]) => (isCall(call) ? [[name, call] as const] : [])),
].filter(([, { access }]) => access === 'customer')

const byCall = new Map(customerCalls.map(([name, call]) => [call, needs[name] ?? 'own']))

/** Required access of a call; the owner by default. */
export const needOf = (call: Call): Need => byCall.get(call) ?? 'own'
