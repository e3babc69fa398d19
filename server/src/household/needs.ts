import type { Call } from '@portal/contract/call'
import * as homeMap from '@portal/contract/home-map'
import { allCalls } from '../documentation/calls.ts'
import type { Part } from './parts.ts'

/**
 * What a call needs of a file: nothing (`open`: what the firm tells all its customers, or what says of each part itself whether it
 * is granted), to be of the file's own customer (`own`), or to read or change one of some parts.
 */
export type Need = 'open' | 'own' | { read: readonly Part[] } | { change: readonly Part[] }

const read = (...parts: Part[]): Need => ({ read: parts })
const change = (...parts: Part[]): Need => ({ change: parts })

/**
 * What each call of customers needs, by the name that the contract exports it under (HOUSE-03). A call that is not here is of the
 * file's own customer alone, and fails a test.
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
  getRadar: read('home'),
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

/** Calls that stay with each one’s own account: keys, sign-ins, mails about news, copies, erasure, invitations, what was seen, and what only they can sign. @internal for tests */
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

/** Every call of a customer by the name of its export, those besides that the description of the API leaves out. @internal for tests */
export const customerCalls: readonly (readonly [name: string, call: Call])[] = [
  ...allCalls.map(({ name, call }) => [name, call] as const),
  ...Object.entries(homeMap).flatMap(([name, call]) => (isCall(call) ? [[name, call] as const] : [])),
].filter(([, { access }]) => access === 'customer')

const byCall = new Map(customerCalls.map(([name, call]) => [call, needs[name] ?? 'own']))

/** What a call needs; of one that nobody thought of, to be of the file's own customer. */
export const needOf = (call: Call): Need => byCall.get(call) ?? 'own'
